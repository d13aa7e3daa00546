import { useMemo, useState, type ReactNode } from 'react';
import { InTurns } from './in-turns.tsx';
import { PartsInSight } from './parts-in-sight.tsx';
import type { PlacedPart } from './use-made-parts.ts';

export interface RowGroupsProps<Item> {
  /** What the list is called where it is read aloud. */
  label: string;
  /** Stay the same while none of them changes. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** About how tall a row is, px: what is not laid out yet takes up so much. */
  height: number;
  /** How many of the first rows are shown; all unless told. */
  limit?: number;
  /** What a row holds. */
  children: (item: Item) => ReactNode;
}

/** Rows of a group. */
const SIZE = 6;
/** Rows that a group grows by: few, for a scrolling reader to wait for no more than these. */
const STEP = 2;
/** Up to here all rows are made in time. */
const FEW = 100;

/** A list that may be long and grows at either end while it is read. */
export function RowGroups<Item>(props: RowGroupsProps<Item>) {
  const { label, items, keyOf, height, limit = items.length, children } = props;
  const [anchor, setAnchor] = useState<string>();
  const place = items.findIndex((item) => keyOf(item) === anchor);
  const [first] = items;
  // As the list is made, and should that row ever go.
  if (place === -1 && first !== undefined) setAnchor(keyOf(first));
  const groups = useMemo(
    () => groupsOf(items, { anchor: Math.max(0, place), limit, height }),
    [items, place, limit, height],
  );
  return (
    <PartsInSight
      label={label}
      parts={groups}
      isWhole={items.length <= FEW}
      onServer={groups.length}
    >
      {({ rows }, isServerMade) => (
        <InTurns
          count={rows.length}
          step={STEP}
          isAtOnce={isServerMade}
          roomFor={(count) => heightOf(count, height)}
        >
          {(made) =>
            rows.slice(0, made).map((item) => (
              // Groups stand between a list and its items, where the elements `ul` and `li` allow none.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              <div key={keyOf(item)} role="listitem">
                {children(item)}
              </div>
            ))
          }
        </InTurns>
      )}
    </PartsInSight>
  );
}

interface Group<Item> extends PlacedPart {
  rows: readonly Item[];
}

interface GroupOptions {
  /** The place of the row that they are counted from. */
  anchor: number;
  limit: number;
  /** px of a row */
  height: number;
}

/**
 * The first `limit` items in groups. They are counted from one row, wherever it
 * is: a row stays in its group though others join at either end.
 */
function groupsOf<Item>(
  items: readonly Item[],
  { anchor, limit, height }: GroupOptions,
): Group<Item>[] {
  const above = Math.ceil(anchor / SIZE);
  const count = above + Math.ceil((items.length - anchor) / SIZE);
  return Array.from({ length: count }, (_, index) => {
    const start = anchor + (index - above) * SIZE;
    const rows = items.slice(Math.max(0, start), Math.min(start + SIZE, limit));
    return { key: String(index - above), height: heightOf(rows.length, height), rows };
  }).filter(({ rows }) => rows.length > 0);
}

function heightOf(rows: number, height: number): string {
  return `${rows * height}px`;
}

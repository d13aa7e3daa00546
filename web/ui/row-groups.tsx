import { useState, type ReactNode } from 'react';
import styles from './row-groups.module.css';
import { useTurns } from './use-turns.ts';

export interface RowGroupsProps<Item> {
  /** What the list is called where it is read aloud. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** About how tall a row is, px: what is not laid out yet takes up so much. */
  height: number;
  /** How many of the first rows are shown; all unless told. */
  limit?: number;
  /** What a row holds. */
  children: (item: Item) => ReactNode;
}

/** Rows of a group: fewer than come into sight at once. */
const SIZE = 5;
/** Groups that are there at once: more than a screen is tall. */
const FIRST = 4;

/**
 * A list that may be long, with all of its rows: they are made group by group,
 * and a group out of sight is not laid out.
 */
export function RowGroups<Item>(props: RowGroupsProps<Item>) {
  const { label, items, keyOf, height, limit = items.length, children } = props;
  const [anchor, setAnchor] = useState<string>();
  const place = items.findIndex((item) => keyOf(item) === anchor);
  const [first] = items;
  // As the list is made, and should that row ever go.
  if (place === -1 && first !== undefined) setAnchor(keyOf(first));
  const groups = groupsOf(items, Math.max(0, place), limit);
  // A turn ahead, so that rows that join have their place at once.
  const made = FIRST + useTurns(Math.max(0, groups.length - FIRST + 1));
  const waiting = groups.slice(made).reduce((sum, { rows }) => sum + rows.length, 0);
  // Groups stand between a list and its items, where the elements `ul` and `li` allow none.
  /* oxlint-disable jsx-a11y/prefer-tag-over-role */
  return (
    <>
      <div role="list" aria-label={label}>
        {groups.slice(0, made).map(({ key, rows }) => (
          <div
            key={key}
            className={styles.group}
            style={{ containIntrinsicBlockSize: `auto ${rows.length * height}px` }}
          >
            {rows.map((item) => (
              <div key={keyOf(item)} role="listitem">
                {children(item)}
              </div>
            ))}
          </div>
        ))}
      </div>
      {waiting > 0 && <div style={{ height: waiting * height }} />}
    </>
  );
  /* oxlint-enable jsx-a11y/prefer-tag-over-role */
}

interface Group<Item> {
  key: number;
  rows: readonly Item[];
}

/**
 * The first `limit` items in groups. They are counted from one row, wherever it
 * is: a row stays in its group though others join at either end.
 */
function groupsOf<Item>(items: readonly Item[], anchor: number, limit: number): Group<Item>[] {
  const above = Math.ceil(anchor / SIZE);
  const count = above + Math.ceil((items.length - anchor) / SIZE);
  return Array.from({ length: count }, (_, index) => {
    const key = index - above;
    const start = anchor + key * SIZE;
    return { key, rows: items.slice(Math.max(0, start), Math.min(start + SIZE, limit)) };
  }).filter(({ rows }) => rows.length > 0);
}

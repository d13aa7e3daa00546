import { useState, type ReactNode } from 'react';
import styles from './row-groups.module.css';
import { useTurns } from './use-turns.ts';

export interface RowGroupsProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** About how tall a row is, px: a group that was never in sight takes up so much. */
  height: number;
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
export function RowGroups<Item>({ items, keyOf, height, children }: RowGroupsProps<Item>) {
  const [anchor] = useState(items[0] && keyOf(items[0]));
  const groups = groupsOf(
    items,
    items.findIndex((item) => keyOf(item) === anchor),
  );
  // A turn ahead, so that rows that join have their place at once.
  const made = FIRST + useTurns(groups.length - FIRST + 1);
  // Groups stand between a list and its items, where the elements `ul` and `li` allow none.
  /* oxlint-disable jsx-a11y/prefer-tag-over-role */
  return (
    <div role="list">
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
  );
  /* oxlint-enable jsx-a11y/prefer-tag-over-role */
}

interface Group<Item> {
  key: number;
  rows: readonly Item[];
}

/** Counted from one row, wherever it is: a row stays in its group though others join at either end. */
function groupsOf<Item>(items: readonly Item[], anchor: number): Group<Item>[] {
  const from = Math.max(0, anchor);
  const above = Math.ceil(from / SIZE);
  const count = above + Math.ceil((items.length - from) / SIZE);
  return Array.from({ length: count }, (_, index) => {
    const key = index - above;
    const start = from + key * SIZE;
    return { key, rows: items.slice(Math.max(0, start), start + SIZE) };
  });
}

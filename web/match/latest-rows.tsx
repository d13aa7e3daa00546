import { useState } from 'react';
import button from '../ui/button.module.css';
import { RowGroups, type RowGroupsProps } from '../ui/row-groups.tsx';
import styles from './latest-rows.module.css';

export interface LatestRowsProps<Item> extends Omit<RowGroupsProps<Item>, 'limit'> {
  /** Whether there are so many that the latest are enough, unless all are asked for. Stays as it is. */
  isLong: boolean;
}

const LATEST = 12;

/** Rows of a match's page, the latest first where they are many. */
export function LatestRows<Item>({ isLong, items, ...rows }: LatestRowsProps<Item>) {
  const [isWhole, setWhole] = useState(!isLong);
  return (
    <>
      <RowGroups items={items} limit={isWhole ? items.length : LATEST} {...rows} />
      {isLong && (
        <div className={styles.more}>
          <button
            type="button"
            className={button.button}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? `Show the last ${LATEST}` : `Show all ${items.length}`}
          </button>
        </div>
      )}
    </>
  );
}

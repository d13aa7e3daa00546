import { startTransition, useState, type ReactNode } from 'react';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import styles from './latest-rows.module.css';

export interface LatestRowsProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Whether to show only the latest at first. Read once. */
  isLong: boolean;
  /** Renders a row. */
  children: (item: Item) => ReactNode;
}

const LATEST = 12;

/** Shows rows of a match's page, or the latest of many. */
export function LatestRows<Item>(props: LatestRowsProps<Item>) {
  const t = useText();
  const { label, items, keyOf, isLong, children } = props;
  const [isWhole, setWhole] = useState(!isLong);
  const shown = isWhole ? items : items.slice(0, LATEST);
  return (
    <>
      <ul aria-label={label}>
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {isLong && (
        <div className={styles.more}>
          <button
            type="button"
            className={button.button}
            aria-expanded={isWhole}
            // A transition lets the button react before hundreds of rows render.
            onClick={() => startTransition(() => setWhole(!isWhole))}
          >
            {isWhole
              ? t('matchPage.showLatest', { count: LATEST })
              : t('matchPage.showAll', { count: t.number(items.length) })}
          </button>
        </div>
      )}
    </>
  );
}

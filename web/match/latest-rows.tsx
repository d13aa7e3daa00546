import { startTransition, useState, type ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import styles from './latest-rows.module.css';

export interface LatestRowsProps<Item> {
  /** What the list is called where it is read aloud. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Whether there are so many that the latest are enough, unless all are asked for. Stays as it is. */
  isLong: boolean;
  /** What a row holds. */
  children: (item: Item) => ReactNode;
}

const LATEST = 12;

/** Rows of a match's page, the latest first where they are many. */
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
            // A transition, so that the button answers before hundreds of rows are rendered.
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

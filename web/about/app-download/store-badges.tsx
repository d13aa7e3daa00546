import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';
import { useText } from '../../ui/use-text.ts';
import styles from './store-badges.module.css';
import { storesOf, storeUrl } from './store.ts';

/** The project's own drawings, since the stores forbid copies of their artwork. */
const MARKS = {
  apple: 'M12 4v10M8 10.5l4 4 4-4M5 19h14',
  google: 'M7 4.5l11 7.5-11 7.5z',
};

/** Shows links to the brand's app in the stores that have it; nothing without an app. */
export function StoreBadges({ brand }: { brand: BrandProfile }) {
  const t = useText();
  const stores = storesOf(brand);
  if (stores.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {stores.map((store) => (
        <li key={store}>
          <a className={styles.badge} href={storeUrl(store, brand)}>
            <svg
              className={styles.mark}
              viewBox="0 0 24 24"
              width="24"
              height="24"
              aria-hidden="true"
            >
              <path d={MARKS[store]} />
            </svg>
            <span className={styles.text}>
              <span className={styles.lead}>{t(`store.${store}Lead`)}</span>{' '}
              <span className={styles.name}>{t(`store.${store}Name`)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

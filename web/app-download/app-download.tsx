import { Link } from 'react-router';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import button from '../ui/button.module.css';
import messagePage from '../ui/message-page.module.css';
import styles from './app-page.module.css';
import { StoreBadges } from './store-badges.tsx';

/** For a visitor whose device has no store: the badges to open on one that has. */
export function AppDownload({ brand }: { brand: BrandProfile }) {
  return (
    <div className={messagePage.page}>
      <h1 className={messagePage.title}>{`Get the ${brand.brandDisplayName} app`}</h1>
      <p className={styles.text}>
        Open this page on your phone and it leads to the right store by itself.
      </p>
      <StoreBadges brand={brand} />
      <Link className={button.button} to="/">
        Go to live scores
      </Link>
    </div>
  );
}

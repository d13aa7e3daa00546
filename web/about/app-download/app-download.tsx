import { Link } from 'react-router';
import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import messagePage from '../../ui/message-page.module.css';
import styles from './app-page.module.css';
import { StoreBadges } from './store-badges.tsx';

/** Shows the stores that have the app to a visitor whose device has none of them. */
export function AppDownload({ brand }: { brand: BrandProfile }) {
  const t = useText();
  return (
    <div className={messagePage.page}>
      <h1>{t('appDownload.heading', { brand: brand.brandDisplayName })}</h1>
      <p className={styles.text}>{t('appDownload.text')}</p>
      <StoreBadges brand={brand} />
      <Link className={`${button.button} ${button.filled}`} to="/">
        {t('action.toScores')}
      </Link>
    </div>
  );
}

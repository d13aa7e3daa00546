import { Link } from 'react-router';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { POLICIES } from '../../edge/contracts/policy.ts';
import { rich, useText } from '../ui/use-text.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import button from '../ui/button.module.css';
import { StillLine } from '../ui/still-line.tsx';
import messagePage from '../ui/message-page.module.css';
import styles from './geo-restricted-page.module.css';
import { useShell } from './shell.ts';

/**
 * Shows the brand, why the page is empty, whom to ask, and links to the pages that stay open.
 * Visitors who are not restricted get a link to the scores.
 */
export function GeoRestrictedPage({ brand }: { brand: BrandProfile }) {
  const t = useText();
  const { brandDisplayName: name, supportEmail } = brand;
  if (useShell()?.isRestricted === false)
    return (
      <div className={messagePage.page}>
        <BrandMark size={64} />
        <h1>{t('restricted.open', { brand: name })}</h1>
        <Link className={`${button.button} ${button.filled}`} to="/">
          {t('action.toScores')}
        </Link>
      </div>
    );
  return (
    <div className={messagePage.page}>
      <BrandMark size={64} />
      <p className={styles.brand}>{name}</p>
      <div className={styles.card}>
        <StillLine state="stopped" />
        <h1>{t('restricted.title')}</h1>
        <p className={styles.message}>{t('failure.country')}</p>
        <p className={styles.text}>{t('restricted.reason', { brand: name })}</p>
      </div>
      <p className={styles.text}>
        {rich(t, 'restricted.mistake', {
          email: supportEmail,
          link: (words) => (
            <a className={messagePage.link} href={`mailto:${supportEmail}`}>
              {words}
            </a>
          ),
        })}
      </p>
      <ul className={styles.links}>
        {POLICIES.map((type) => (
          <li key={type}>
            <Link className={messagePage.link} to={`/about/${type}`}>
              {t(`policy.${type}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link className={messagePage.link} to="/delete-account-instructions">
            {t('restricted.deletion')}
          </Link>
        </li>
      </ul>
    </div>
  );
}

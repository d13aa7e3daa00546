import { Link } from 'react-router';
import { FIRST_BRAND } from '../../edge/brand/brand.ts';
import { POLICIES, policyPath } from '../about/policy-type.ts';
import { useShell } from '../app/shell.ts';
import { StoreBadges } from '../app-download/store-badges.tsx';
import { CountrySelector } from '../country/country-selector.tsx';
import styles from './footer.module.css';

const LINKS = [
  { label: 'Live', to: '/live' },
  { label: 'The app', to: '/app-info' },
  { label: 'Partnership', to: '/partnership' },
  { label: POLICIES['privacy-policy'], to: policyPath('privacy-policy') },
  { label: POLICIES['terms-of-service'], to: policyPath('terms-of-service') },
];

/** Where the brand's apps, its terms and its people are found (spec point 1). */
export function Footer() {
  const brand = useShell()?.brand ?? FIRST_BRAND;
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.links}>
          <span className={styles.name}>{brand.brandDisplayName}</span>
          {LINKS.map(({ label, to }) => (
            <Link key={to} className={styles.link} to={to}>
              {label}
            </Link>
          ))}
          <a className={styles.link} href={`mailto:${brand.supportEmail}`}>
            Support
          </a>
          <CountrySelector />
        </div>
        <StoreBadges brand={brand} />
      </div>
      <p className={styles.note}>Scores and odds are for information. No bet is placed here.</p>
    </footer>
  );
}

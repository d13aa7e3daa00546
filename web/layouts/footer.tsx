import { Link, useLocation } from 'react-router';
import { LANGUAGES } from '../../edge/contracts/language.ts';
import { policyPath } from '../about/policy-type.ts';
import { brandOf, useShell } from '../app/shell.ts';
import { StoreBadges } from '../about/app-download/store-badges.tsx';
import { storesOf } from '../about/app-download/store.ts';
import { PrivacyChoices } from '../session/consent/privacy-choices.tsx';
import { CountrySelector } from '../session/country/country-selector.tsx';
import { tvPath } from '../paths/tv-path.ts';
import { LANGUAGE_NAMES } from '../../edge/shared/text/language-names.ts';
import { useText } from '../ui/use-text.ts';
import styles from './footer.module.css';

const LINKS = [
  { label: 'navigation.live', to: '/live' },
  { label: 'header.tv', to: tvPath() },
  { label: 'footer.app', to: '/app-info' },
  { label: 'footer.partnership', to: '/partnership' },
  { label: 'footer.widgets', to: '/sport-widgets' },
  { label: 'policy.privacy-policy', to: policyPath('privacy-policy') },
  { label: 'policy.terms-of-service', to: policyPath('terms-of-service') },
] as const;

/** Links to the brand's apps, terms and people (spec point 1). */
export default function Footer() {
  const t = useText();
  const shell = useShell();
  const brand = brandOf(shell);
  const links = LINKS.filter(
    ({ label }) =>
      (label !== 'header.tv' || shell?.isTvAvailable) &&
      (label !== 'footer.app' || storesOf(brand).length > 0),
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.links}>
          <span className={styles.name}>{brand.brandDisplayName}</span>
          {links.map(({ label, to }) => (
            <Link key={to} className={styles.link} to={to}>
              {t(label)}
            </Link>
          ))}
          <a className={styles.link} href={`mailto:${brand.supportEmail}`}>
            {t('footer.support')}
          </a>
          <CountrySelector />
          <PrivacyChoices className={styles.privacy} />
        </div>
        <StoreBadges brand={brand} />
      </div>
      <LanguageLinks />
      <p className={styles.note}>{t('footer.note')}</p>
    </footer>
  );
}

/** Links to the page in other languages. They reload it, so work without scripts. */
function LanguageLinks() {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.languages} aria-label={t('footer.language')}>
      {LANGUAGES.map((language) => {
        const query = new URLSearchParams(search);
        query.set('lang', language);
        return (
          <Link
            key={language}
            className={styles.link}
            to={{ pathname, search: query.toString() }}
            reloadDocument
            discover="none"
            lang={language}
            aria-current={language === t.language ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[language]}
          </Link>
        );
      })}
    </nav>
  );
}

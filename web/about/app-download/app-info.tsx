import { Link } from 'react-router';
import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';
import { policyPath } from '../policy-type.ts';
import { useText } from '../../ui/use-text.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import messagePage from '../../ui/message-page.module.css';
import styles from './app-page.module.css';
import { StoreBadges } from './store-badges.tsx';

export interface AppInfoProps {
  brand: BrandProfile;
  /** Version of the app that shows the page; null in a browser. */
  appVersion: string | null;
}

/** Page about the brand's app, for visitors who may install it and, in the app, for its users. */
export function AppInfo({ brand, appVersion }: AppInfoProps) {
  const t = useText();
  const { brandDisplayName: name, supportEmail } = brand;
  return (
    <div className={messagePage.page}>
      <BrandMark size={88} />
      <h1>{t('appInfo.heading', { brand: name })}</h1>
      {appVersion !== null && (
        <p className={styles.small}>{t('appInfo.version', { version: appVersion })}</p>
      )}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('appInfo.scores')}</dt>
          <dd>{t('appInfo.scoresText')}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('appInfo.light')}</dt>
          <dd>{t('appInfo.lightText')}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('appInfo.account')}</dt>
          <dd>{t('appInfo.accountText')}</dd>
        </div>
      </dl>
      <StoreBadges brand={brand} />
      <p className={styles.links}>
        <a className={messagePage.link} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        <Link className={messagePage.link} to={policyPath('privacy-policy')}>
          {t('policy.privacy-policy')}
        </Link>
        <Link className={messagePage.link} to={policyPath('terms-of-service')}>
          {t('policy.terms-of-service')}
        </Link>
      </p>
    </div>
  );
}

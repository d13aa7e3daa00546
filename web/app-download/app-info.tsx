import { Link } from 'react-router';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { POLICIES, policyPath } from '../about/policy-type.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import messagePage from '../ui/message-page.module.css';
import styles from './app-page.module.css';
import { StoreBadges } from './store-badges.tsx';

export interface AppInfoProps {
  brand: BrandProfile;
  /** Of the app that shows this page; null in a browser. */
  appVersion: string | null;
}

/** About the apps: opened by them, and by those who think of getting one. */
export function AppInfo({ brand, appVersion }: AppInfoProps) {
  const { brandDisplayName: name, supportEmail } = brand;
  return (
    <div className={messagePage.page}>
      <BrandMark size={88} />
      <h1 className={messagePage.title}>{`The ${name} app`}</h1>
      {appVersion !== null && <p className={styles.small}>{`Version ${appVersion}`}</p>}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Scores as they happen</dt>
          <dd>
            A goal is on your screen the renderClock it is known. Nothing to pull, nothing to
            reload.
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Light on battery and data</dt>
          <dd>Only what changed is sent: an evening of football is less than a photo.</dd>
        </div>
        <div className={styles.fact}>
          <dt>No account needed</dt>
          <dd>It asks for no contacts, no position and no name.</dd>
        </div>
      </dl>
      <StoreBadges brand={brand} />
      <p className={styles.links}>
        <a className={messagePage.link} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        <Link className={messagePage.link} to={policyPath('privacy-policy')}>
          {POLICIES['privacy-policy']}
        </Link>
        <Link className={messagePage.link} to={policyPath('terms-of-service')}>
          {POLICIES['terms-of-service']}
        </Link>
      </p>
    </div>
  );
}

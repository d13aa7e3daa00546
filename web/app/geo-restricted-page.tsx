import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { NOT_IN_YOUR_COUNTRY } from '../../edge/contracts/messages.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import messagePage from '../ui/message-page.module.css';
import styles from './geo-restricted-page.module.css';

/**
 * All a visitor of a restricted country sees: whose page it is, why there is
 * nothing on it and whom to ask. No page of the product is linked, as each
 * would lead back here.
 */
export function GeoRestrictedPage({ brand }: { brand: BrandProfile }) {
  const { brandDisplayName: name, supportEmail } = brand;
  return (
    <div className={messagePage.page}>
      <BrandMark size={64} />
      <p className={styles.brand}>{name}</p>
      <div className={styles.card}>
        <h1 className={messagePage.title}>Not available</h1>
        <p className={styles.message}>{NOT_IN_YOUR_COUNTRY}</p>
        <p className={styles.text}>
          {`The rules where you are do not let us show ${name}. Only travelling? It opens again as soon as you are back.`}
        </p>
      </div>
      <p className={styles.text}>
        Is this a mistake?{' '}
        <a className={messagePage.link} href={`mailto:${supportEmail}`}>
          {`Write to ${supportEmail}`}
        </a>
      </p>
    </div>
  );
}

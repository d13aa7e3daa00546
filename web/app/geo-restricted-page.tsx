import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { rich, useText } from '../text/use-text.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import messagePage from '../ui/message-page.module.css';
import styles from './geo-restricted-page.module.css';

/**
 * All a visitor of a restricted country sees: whose page it is, why there is
 * nothing on it and whom to ask. No page of the product is linked, as each
 * would lead back here.
 */
export function GeoRestrictedPage({ brand }: { brand: BrandProfile }) {
  const t = useText();
  const { brandDisplayName: name, supportEmail } = brand;
  return (
    <div className={messagePage.page}>
      <BrandMark size={64} />
      <p className={styles.brand}>{name}</p>
      <div className={styles.card}>
        <h1 className={messagePage.title}>{t('restricted.title')}</h1>
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
    </div>
  );
}

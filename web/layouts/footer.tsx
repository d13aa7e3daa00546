import { FIRST_BRAND } from '../../edge/contracts/brand.ts';
import { useVisitor } from '../app/visitor.ts';
import styles from './footer.module.css';

/** Where the brand's apps and its people are found (spec point 1). */
export function Footer() {
  const { brandDisplayName, appStoreUrl, googlePlayStoreUrl, supportEmail } =
    useVisitor()?.brand ?? FIRST_BRAND;
  return (
    <footer className={styles.footer}>
      <span>{brandDisplayName}</span>
      <a className={styles.link} href={appStoreUrl}>
        App Store
      </a>
      <a className={styles.link} href={googlePlayStoreUrl}>
        Google Play
      </a>
      <a className={styles.link} href={`mailto:${supportEmail}`}>
        Support
      </a>
    </footer>
  );
}

import type { BrandProfile } from '../../../edge/contracts/brand-profile.ts';
import { useText } from '../../ui/use-text.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import button from '../../ui/button.module.css';
import surface from '../../ui/surface.module.css';
import styles from './app-banner.module.css';
import type { AppLink } from './app-link.ts';

/** Offers to open the shared content in the app, or to install the app. */
export function AppBanner({ brand, link }: { brand: BrandProfile; link: AppLink }) {
  const t = useText();
  return (
    <aside className={`${surface.surface} ${styles.banner}`} aria-label={t('appBanner.label')}>
      <BrandMark size={36} />
      <p className={styles.text}>{t('appBanner.text', { brand: brand.brandDisplayName })}</p>
      <a className={`${button.button} ${button.filled}`} href={link.href}>
        {t(`appBanner.${link.kind}`)}
      </a>
    </aside>
  );
}

import { Link } from 'react-router';
import type { Banner as BannerData } from '../../edge/contracts/app-data.ts';
import { useText } from '../ui/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { nextIcon } from '../ui/icons.ts';
import styles from './banner.module.css';

/** Shows the app config's banner, which usually announces a tournament. */
export default function Banner({ banner, className }: { banner: BannerData; className: string }) {
  const t = useText();
  return (
    <aside className={`${styles.banner} ${className}`} aria-label={t('page.announcement')}>
      <Link className={styles.link} to={banner.path}>
        <span className={styles.words}>
          <strong>{banner.title}</strong> {banner.text}
        </span>
        <Icon path={nextIcon} along size={16} />
      </Link>
    </aside>
  );
}

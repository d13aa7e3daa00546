import { Cover } from '../news/cover.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import styles from './channel-cover.module.css';

/** Shown until the channel plays: the current programme's title on a drawing derived from it. */
export function ChannelCover({ title }: { title: string }) {
  return (
    <>
      <Cover of={{ id: title, heroUri: null }} />
      <div className={styles.words} aria-hidden="true">
        <BrandMark size={32} />
        <span className={styles.title}>{title}</span>
      </div>
    </>
  );
}

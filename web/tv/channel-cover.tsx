import { Cover } from '../news/cover.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import styles from './channel-cover.module.css';

/** What stands in the channel's place until it plays: the programme that is on, in a drawing of its own. */
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

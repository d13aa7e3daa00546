import type { Match } from '../domain/match.ts';
import { Art } from '../news/art.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import styles from './channel-cover.module.css';

/** Shown until the channel plays: the programme's title over a drawing of its match. */
export function ChannelCover({ title, match }: { title: string; match: Match | null }) {
  return (
    <>
      <Art sportKey={match?.sportKey ?? null} teams={match ? [match.home, match.away] : []} />
      <div className={styles.words} aria-hidden="true">
        <BrandMark size={32} />
        <span className={styles.title}>{title}</span>
      </div>
    </>
  );
}

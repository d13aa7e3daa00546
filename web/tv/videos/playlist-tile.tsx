import { Link } from 'react-router';
import { Cover } from '../../news/cover.tsx';
import { useText } from '../../ui/use-text.ts';
import styles from './video-tile.module.css';
import type { PlaylistCard } from './video.ts';

/** Shows a playlist in a list, with the poster of its first video. */
export function PlaylistTile({ playlist, to }: { playlist: PlaylistCard; to: string }) {
  const t = useText();
  const { first } = playlist;
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <Cover of={first ?? { pictureUri: null, sportKey: null, teams: [] }} />
        <span className={styles.duration}>{t('videos.size', { count: playlist.size })}</span>
      </div>
      <h3 className={styles.title} lang={playlist.language} dir="auto">
        <Link className={styles.link} to={to}>
          {playlist.title}
        </Link>
      </h3>
    </article>
  );
}

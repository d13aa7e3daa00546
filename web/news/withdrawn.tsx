import { Link } from 'react-router';
import { newsPath } from '../paths/news-path.ts';
import { highlightsPath } from '../paths/video-path.ts';
import { useText } from '../ui/use-text.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './news-page.module.css';

export type WithdrawnKind = 'article' | 'video' | 'playlist';

const PLACES = {
  article: { title: 'article.withdrawn', to: newsPath(), more: 'news.more' },
  video: { title: 'videos.withdrawn', to: highlightsPath(), more: 'videos.more' },
  playlist: { title: 'videos.playlistWithdrawn', to: highlightsPath(), more: 'videos.more' },
} as const;

export function withdrawnTitle(t: Text, what: WithdrawnKind): string {
  return t(PLACES[what].title);
}

/** Shows that content was withdrawn, in its place. */
export function Withdrawn({ what }: { what: WithdrawnKind }) {
  const t = useText();
  const { to, more } = PLACES[what];
  return (
    <div className={styles.page}>
      <h1>{withdrawnTitle(t, what)}</h1>
      <Notice title={t('article.withdrawnHint')}>
        <Link className={button.button} to={to}>
          {t(more)}
        </Link>
      </Notice>
    </div>
  );
}

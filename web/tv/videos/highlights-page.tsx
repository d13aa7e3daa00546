import { Link, useFetcher } from 'react-router';
import { MAIN_SPORT_KEYS, type MainSportKey } from '../../../realtime/sports/registry.ts';
import type { Settled } from '../../api/settled.ts';
import { createPageCache, type Page } from '../../app/page-cache.ts';
import { useMorePages, type ListedAnswer } from '../../app/use-more-pages.ts';
import { ListEnd } from '../../news/list-end.tsx';
import { MediaHead } from '../../news/media-head.tsx';
import listPage from '../../news/news-page.module.css';
import { VideoTabs } from '../../news/video-tabs.tsx';
import { highlightsPath, playlistPath, popularPath, videoPath } from '../../paths/video-path.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { useText } from '../../ui/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import link from '../../ui/link.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import surface from '../../ui/surface.module.css';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import styles from './highlights-page.module.css';
import { PlaylistTile } from './playlist-tile.tsx';
import { VideoTile } from './video-tile.tsx';
import type { PlaylistCard, VideoCard } from './video.ts';

export interface HighlightsPageProps {
  sportKey: MainSportKey | null;
  page: Settled<Page<VideoCard>>;
  playlists: readonly PlaylistCard[];
  renderClock: RenderClock;
}

/** Shows the videos of a sport, or all videos, with the playlists. */
export function HighlightsPage({ sportKey, page, playlists, renderClock }: HighlightsPageProps) {
  const t = useText();
  const path = highlightsPath(sportKey);
  return (
    <div className={listPage.page}>
      <MediaHead title={t('videos.highlights')} current="videos" sportKey={sportKey}>
        <Link className={link.link} to={popularPath(sportKey)}>
          {t('videos.popular')}
        </Link>
      </MediaHead>
      <div className={styles.ways}>
        <VideoTabs current="highlights" />
        <PillLinks
          label={t('videos.bySport')}
          links={[null, ...MAIN_SPORT_KEYS].map((key) => ({
            label: key === null ? t('navigation.all') : t(`sport.${key}`),
            to: highlightsPath(key),
            isCurrent: key === sportKey,
          }))}
        />
      </div>
      {page.kind === 'failed' ? (
        <LoadFailed message={page.message} />
      ) : page.value.entries.length === 0 ? (
        <Notice title={t('videos.none')} />
      ) : (
        <VideosList key={path} first={page.value} path={path} renderClock={renderClock} />
      )}
      {playlists.length > 0 && (
        <Card title={t('videos.playlists')}>
          <div className={styles.clips}>
            {playlists.map((playlist) => (
              <PlaylistTile key={playlist.id} playlist={playlist} to={playlistPath(playlist)} />
            ))}
          </div>
        </Card>
      )}
    </div>
  );
}

const kept = createPageCache<VideoCard>();
const idOf = ({ id }: VideoCard) => id;

function VideosList({
  first,
  path,
  renderClock,
}: {
  first: Page<VideoCard>;
  path: string;
  renderClock: RenderClock;
}) {
  const t = useText();
  const fetcher = useFetcher<ListedAnswer<VideoCard>>();
  const list = useMorePages(first, { path, idOf, kept }, fetcher);
  const { entries } = list;
  return (
    <div>
      <section className={`${surface.surface} ${styles.sheet}`} aria-label={t('videos.list')}>
        <h2 className={visuallyHidden.text}>{t('videos.list')}</h2>
        <div className={styles.grid}>
          {entries.map((video) => (
            <VideoTile
              key={video.id}
              video={video}
              to={videoPath(video)}
              renderClock={renderClock}
            />
          ))}
        </div>
      </section>
      <ListEnd
        list={list}
        path={path}
        more={t('videos.more')}
        grown={
          entries.length > first.entries.length
            ? t('videos.count', { count: entries.length })
            : null
        }
      />
    </div>
  );
}

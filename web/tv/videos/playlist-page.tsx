import { Link, useLocation, useNavigate } from 'react-router';
import { ShareButton } from '../../app/share-button.tsx';
import { ArticleFacts } from '../../news/article-facts.tsx';
import { atVideo, videoPath } from '../../paths/video-path.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import link from '../../ui/link.module.css';
import surface from '../../ui/surface.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useTitleOf } from './title-of.ts';
import styles from './video-page.module.css';
import { PLAYS, VideoPlayer } from './video-player.tsx';
import { VideoTile } from './video-tile.tsx';
import type { VideoCard } from './video.ts';
import { wholeScores } from '../../news/whole-scores.ts';

export interface PlaylistPageProps {
  title: string;
  description?: string;
  /** BCP 47 tag, if it is not the page's. */
  language?: string;
  /** The playlist's own address. */
  path: string;
  videos: readonly VideoCard[];
  renderClock: RenderClock;
  sdkKey: string;
}

/** Plays videos in sequence, beside their list. `?video=` is the id of the current one. */
export function PlaylistPage(props: PlaylistPageProps) {
  const { title, description = '', language, path, videos, renderClock, sdkKey } = props;
  const t = useText();
  const navigate = useNavigate();
  const titleOf = useTitleOf();
  const query = new URLSearchParams(useLocation().search);
  const asked = videos.findIndex(({ id }) => id === query.get('video'));
  const at = Math.max(0, asked);
  const video = videos[at];
  const next = videos[at + 1];
  if (!video)
    return (
      <>
        <h1>{title}</h1>
        <Notice title={t('videos.none')} />
      </>
    );
  return (
    <div className={styles.page}>
      <article className={styles.main}>
        <div className={styles.player}>
          <VideoPlayer
            video={video}
            path={atVideo(path, video.id)}
            sdkKey={sdkKey}
            next={
              next && {
                title: titleOf(next),
                go: () =>
                  void navigate(atVideo(path, next.id), { state: PLAYS, preventScrollReset: true }),
              }
            }
          />
        </div>
        <div className={`${surface.surface} ${styles.about}`}>
          <header className={styles.header}>
            <h2 className={styles.title} lang={video.language} dir="auto">
              {wholeScores(titleOf(video))}
            </h2>
            <ArticleFacts article={video} renderClock={renderClock} />
            <nav className={styles.steps} aria-label={t('videos.steps')}>
              <Step to={videos[at - 1]} path={path} rel="prev" label={t('videos.previous')} />
              <span className={styles.place}>
                {t('videos.place', { at: at + 1, count: videos.length })}
              </span>
              <Step to={next} path={path} rel="next" label={t('videos.next')} />
              <Link className={link.link} to={videoPath(video)}>
                {t('videos.details')}
              </Link>
            </nav>
          </header>
        </div>
      </article>
      <section className={styles.side}>
        <h1 className={styles.title} lang={language} dir="auto">
          {title}
        </h1>
        {description !== '' && (
          <p className={styles.description} lang={language} dir="auto">
            {description}
          </p>
        )}
        <div>
          <ShareButton of="article" title={title} path={path} />
        </div>
        <ol className={`${surface.surface} ${styles.list}`}>
          {videos.map((each) => (
            <li key={each.id} className={styles.item}>
              <VideoTile
                video={each}
                to={atVideo(path, each.id)}
                renderClock={renderClock}
                isNarrow
                isCurrent={each === video}
                headingLevel={2}
                state={PLAYS}
              />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Step({
  to,
  path,
  rel,
  label,
}: {
  to: VideoCard | undefined;
  path: string;
  rel: 'prev' | 'next';
  label: string;
}) {
  if (!to) return null;
  return (
    <Link
      className={button.button}
      to={atVideo(path, to.id)}
      rel={rel}
      state={PLAYS}
      preventScrollReset
    >
      {label}
    </Link>
  );
}

import { Link, useNavigate } from 'react-router';
import { ShareButton } from '../../app/share-button.tsx';
import { Comments } from '../../comments/comments.tsx';
import { SportRoom } from '../../live/sport-room.tsx';
import { ArticleFacts } from '../../news/article-facts.tsx';
import { ShownMatch } from '../../news/shown-match.tsx';
import { Subjects } from '../../news/subjects.tsx';
import { videoPath } from '../../paths/video-path.ts';
import { useText } from '../../ui/use-text.ts';
import { Card } from '../../ui/card.tsx';
import link from '../../ui/link.module.css';
import surface from '../../ui/surface.module.css';
import { SpoilerSwitch } from '../../video-player/spoiler-switch.tsx';
import type { VideoData } from './load-video.server.ts';
import { useTabTitle, useTitleOf } from './title-of.ts';
import { PLAYS, VideoPlayer } from './video-player.tsx';
import styles from './video-page.module.css';
import { VideoTile } from './video-tile.tsx';
import { wholeScores } from '../../news/whole-scores.ts';

/** Shows a video with its matches' current state, and related videos. */
export function VideoPage({ data }: { data: VideoData }) {
  const { roomSnapshot } = data;
  const content = <Content data={data} />;
  return roomSnapshot ? <SportRoom roomSnapshot={roomSnapshot}>{content}</SportRoom> : content;
}

function Content({ data }: { data: VideoData }) {
  const t = useText();
  const navigate = useNavigate();
  const titleOf = useTitleOf();
  const { video, matches, inOwnLanguage, related, renderClock, sdkKey } = data;
  useTabTitle(video);
  const [next] = related;
  // The guard covers one match: a live or coming one, else a finished one.
  const guarded =
    matches.find(({ kind }) => kind === 'live' || kind === 'fixture') ??
    matches.find(({ kind }) => kind === 'result');
  return (
    <div className={styles.page}>
      <article className={styles.main}>
        <div className={styles.player}>
          <VideoPlayer
            video={video}
            path={videoPath(video)}
            sdkKey={sdkKey}
            next={
              next && {
                title: titleOf(next),
                go: () => void navigate(videoPath(next), { state: PLAYS }),
              }
            }
          />
        </div>
        <div className={`${surface.surface} ${styles.about}`}>
          <header className={styles.header}>
            <h1 className={styles.title} lang={video.language} dir="auto">
              {wholeScores(titleOf(video))}
            </h1>
            <div className={styles.facts}>
              <ArticleFacts article={video} renderClock={renderClock} />
              {video.views > 0 && <span>{t('videos.views', { count: video.views })}</span>}
              {video.author !== null && <span>{t('article.by', { author: video.author })}</span>}
            </div>
            {inOwnLanguage && (
              <Link className={link.link} to={videoPath(inOwnLanguage)}>
                {t('videos.inYourLanguage')}
              </Link>
            )}
            <ShareButton of="article" title={titleOf(video)} path={videoPath(video)} />
          </header>
          {video.description !== '' && (
            <p className={styles.description} lang={video.language} dir="auto">
              {video.description}
            </p>
          )}
          {matches.length > 0 && (
            <section aria-labelledby="video-matches">
              <h2 id="video-matches">{t('videos.matches', { count: matches.length })}</h2>
              {guarded && (
                <SpoilerSwitch key={guarded.id} match={guarded} src={video.streamUri} isRecording />
              )}
              {matches.map((match) => (
                <ShownMatch key={match.id} match={match} renderClock={renderClock} />
              ))}
            </section>
          )}
          <Subjects {...data} />
        </div>
      </article>
      {related.length > 0 && (
        <div className={styles.side}>
          <Card title={t('videos.related')}>
            <div className={styles.queue}>
              {related.map((each) => (
                <VideoTile
                  key={each.id}
                  video={each}
                  to={videoPath(each)}
                  renderClock={renderClock}
                  isNarrow
                />
              ))}
            </div>
          </Card>
        </div>
      )}
      <div>
        <Comments key={video.id} newsId={video.id} renderClock={renderClock} />
      </div>
    </div>
  );
}

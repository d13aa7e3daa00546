import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ArticleFacts } from '../../news/article-facts.tsx';
import { Cover } from '../../news/cover.tsx';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { Line } from '../../ui/line.tsx';
import { durationText } from '../../video-player/duration-text.ts';
import { PlayerIcon } from '../../video-player/player-icon.tsx';
import { recallPosition } from '../../video-player/position.ts';
import { useTitleOf } from './title-of.ts';
import styles from './video-tile.module.css';
import type { VideoCard } from './video.ts';
import { wholeScores } from '../../news/whole-scores.ts';

export interface VideoTileProps {
  video: VideoCard;
  to: string;
  renderClock: RenderClock;
  /** Whether the text is beside the picture, for narrow spaces. */
  isNarrow?: boolean;
  isCurrent?: boolean;
  /** Whether it names its sport; false where all videos share one. */
  hasSport?: boolean;
  headingLevel?: 2 | 3;
  /** Navigation state for its page. */
  state?: unknown;
}

/** Shows a video in a list; its whole area links to its player. */
export function VideoTile({
  video,
  to,
  renderClock,
  isNarrow = false,
  isCurrent = false,
  hasSport = true,
  headingLevel = 3,
  state,
}: VideoTileProps) {
  const titleOf = useTitleOf();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={isNarrow ? styles.narrow : styles.tile}>
      <div className={styles.picture} data-ground="dark">
        <Cover of={video} isSmall={isNarrow} />
        <span className={styles.duration}>
          <PlayerIcon name="play" size={14} />
          {durationText(video.duration)}
        </span>
        <WatchedLine video={video} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title} lang={video.language} dir="auto">
          <Link
            className={styles.link}
            to={to}
            state={state}
            preventScrollReset={isCurrent}
            aria-current={isCurrent ? 'true' : undefined}
            data-video-id={video.id}
          >
            {wholeScores(titleOf(video))}
          </Link>
        </Heading>
        <ArticleFacts article={video} renderClock={renderClock} hasSport={hasSport} />
      </div>
    </article>
  );
}

/** Shows how much of a video the fan has watched, on the lower edge of its picture; nothing if unknown. */
function WatchedLine({ video: { id, duration } }: { video: VideoCard }) {
  // Only the browser knows the position, so the line appears after hydration.
  const at = useSyncExternalStore(
    () => () => {},
    () => recallPosition(id, Date.now()),
    () => null,
  );
  if (at === null || duration <= 0) return null;
  return (
    <Line
      className={styles.watched}
      parts={[{ length: 1, played: at / duration }]}
      size="thin"
      tone="brand"
    />
  );
}

import { useSyncExternalStore } from 'react';
import { Line } from '../../ui/line.tsx';
import { recallPosition } from '../../video-player/position.ts';
import type { VideoCard } from './video.ts';
import styles from './video-tile.module.css';

/** Shows how much of a video the fan has watched, on the lower edge of its picture; nothing if unknown. */
export function WatchedLine({ video: { id, duration } }: { video: VideoCard }) {
  // Only the browser knows, so that it appears after hydration.
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

import { videoPath } from '../paths/video-path.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { useText } from '../text/use-text.ts';
import { Card } from '../ui/card.tsx';
import { VideoTile } from './video-tile.tsx';
import type { VideoCard } from './video.ts';
import styles from './videos-grid.module.css';

export interface VideosGridProps {
  videos: readonly VideoCard[];
  renderClock: RenderClock;
}

/** Videos of one subject, on its page. */
export default function VideosGrid({ videos, renderClock }: VideosGridProps) {
  const t = useText();
  return (
    <Card title={t('videos.videos')}>
      <div className={styles.grid}>
        {videos.map((video) => (
          <VideoTile
            key={video.id}
            video={{ ...video, sportKey: null }}
            to={videoPath(video)}
            renderClock={renderClock}
            isNarrow
          />
        ))}
      </div>
    </Card>
  );
}

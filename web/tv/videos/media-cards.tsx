import type { ArticleCard } from '../../news/article.ts';
import { NewsList } from '../../news/news-list.tsx';
import { videoPath } from '../../paths/video-path.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { useText } from '../../ui/use-text.ts';
import { Card } from '../../ui/card.tsx';
import styles from './media-cards.module.css';
import { VideoTile } from './video-tile.tsx';
import type { VideoCard } from './video.ts';

export interface MediaCardsProps {
  news: readonly ArticleCard[];
  videos: readonly VideoCard[];
  renderClock: RenderClock;
}

/** Shows news and videos about one subject, on its page. */
export default function MediaCards({ news, videos, renderClock }: MediaCardsProps) {
  const t = useText();
  return (
    <>
      {news.length > 0 && (
        <Card title={t('navigation.news')}>
          <NewsList articles={news} renderClock={renderClock} />
        </Card>
      )}
      {videos.length > 0 && (
        <Card title={t('videos.videos')}>
          <div className={styles.grid}>
            {videos.map((video) => (
              <VideoTile
                key={video.id}
                video={video}
                to={videoPath(video)}
                renderClock={renderClock}
                isNarrow
                hasSport={false}
              />
            ))}
          </div>
        </Card>
      )}
    </>
  );
}

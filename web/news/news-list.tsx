import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { ArticleCard } from './article.ts';
import styles from './news-list.module.css';
import { Story } from './story.tsx';

interface NewsListProps {
  articles: readonly ArticleCard[];
  renderClock: RenderClock;
}

/** Lists articles about one subject, one below the other. */
export function NewsList({ articles, renderClock }: NewsListProps) {
  return (
    <div className={styles.list}>
      {articles.map((article) => (
        <Story
          key={article.id}
          article={article}
          renderClock={renderClock}
          place="line"
          hasSport={false}
        />
      ))}
    </div>
  );
}

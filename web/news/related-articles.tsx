import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { Card } from '../ui/card.tsx';
import type { ArticleCard } from './article.ts';
import styles from './news-front.module.css';
import { Story } from './story.tsx';

export interface RelatedArticlesProps {
  title: string;
  articles: readonly ArticleCard[];
  renderClock: RenderClock;
}

/** Shows a few articles below a heading; renders nothing without articles. */
export function RelatedArticles({ title, articles, renderClock }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Card title={title}>
      <div className={styles.row}>
        {articles.map((article) => (
          <Story key={article.id} article={article} renderClock={renderClock} />
        ))}
      </div>
    </Card>
  );
}

import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { ArticleCard } from './article.ts';
import { ArticleTile } from './article-tile.tsx';
import list from './articles-list.module.css';
import styles from './related-articles.module.css';

export interface RelatedArticlesProps {
  title: string;
  articles: readonly ArticleCard[];
  renderClock: RenderClock;
}

/** Shows a few articles below a heading; renders nothing without articles. */
export function RelatedArticles({ title, articles, renderClock }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <div className={list.grid}>
        {articles.map((article) => (
          <ArticleTile
            key={article.id}
            article={article}
            renderClock={renderClock}
            headingLevel={3}
          />
        ))}
      </div>
    </section>
  );
}

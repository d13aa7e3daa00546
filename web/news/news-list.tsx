import { Link } from 'react-router';
import { articlePath } from '../paths/news-path.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { ArticleCard } from './article.ts';
import { ArticleFacts } from './article-facts.tsx';
import styles from './news-list.module.css';

interface NewsListProps {
  articles: readonly ArticleCard[];
  renderClock: RenderClock;
}

/** Titles of articles of one sport, one below the other. */
export function NewsList({ articles, renderClock }: NewsListProps) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id} className={styles.item}>
          <Link className={styles.link} to={articlePath(article)} lang={article.language}>
            {article.title}
          </Link>
          <ArticleFacts article={{ ...article, sportKey: null }} renderClock={renderClock} />
        </li>
      ))}
    </ul>
  );
}

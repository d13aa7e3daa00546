import { Link } from 'react-router';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { articlePath } from '../paths/news-path.ts';
import { Card } from '../ui/card.tsx';
import { useText } from '../ui/use-text.ts';
import type { ArticleCard } from './article.ts';
import { publishedText } from './article-facts.tsx';
import styles from './latest-news.module.css';
import { wholeScores } from './whole-scores.ts';

const SHOWN = 7;

/** Lists the newest titles with their times. */
export function LatestNews({
  articles,
  renderClock,
}: {
  /** The newest first. */
  articles: readonly ArticleCard[];
  renderClock: RenderClock;
}) {
  const t = useText();
  return (
    <Card title={t('news.latest')}>
      <ol className={styles.list}>
        {articles.slice(0, SHOWN).map((article) => (
          <li key={article.id}>
            <Link className={styles.link} to={articlePath(article)}>
              <time dateTime={new Date(article.publishedAt).toISOString()} className={styles.time}>
                {publishedText(t, article.publishedAt, renderClock)}
              </time>
              <span className={styles.title} lang={article.language} dir="auto">
                {wholeScores(article.title)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

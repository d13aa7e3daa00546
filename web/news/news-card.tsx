import { Link } from 'react-router';
import { articlePath } from '../paths/news-path.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { Card } from '../ui/card.tsx';
import { useText } from '../text/use-text.ts';
import type { ArticleCard } from './article.ts';
import { ArticleFacts } from './article-facts.tsx';
import styles from './news-card.module.css';

/** What is new of a league or a team, on its overview; nothing where there is no news. */
export function NewsCard({
  articles,
  renderClock,
}: {
  articles: readonly ArticleCard[];
  renderClock: RenderClock;
}) {
  const t = useText();
  if (articles.length === 0) return null;
  return (
    <Card title={t('navigation.news')}>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id} className={styles.item}>
            <Link className={styles.link} to={articlePath(article)} lang={article.language}>
              {article.title}
            </Link>
            {/* All of it is of the same sport. */}
            <ArticleFacts article={{ ...article, sportKey: null }} renderClock={renderClock} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

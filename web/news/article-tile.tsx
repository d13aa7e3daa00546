import { Link } from 'react-router';
import { articlePath } from '../paths/news-path.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import surface from '../ui/surface.module.css';
import type { ArticleCard } from './article.ts';
import { ArticleFacts } from './article-facts.tsx';
import { Cover } from './cover.tsx';
import styles from './article-tile.module.css';

export interface ArticleTileProps {
  article: ArticleCard;
  renderClock: RenderClock;
  /** The newest of a page has its summary, and more room. */
  isHero?: boolean;
  headingLevel?: 2 | 3;
}

/** Shows an article in a list; all of it is a link. */
export function ArticleTile({
  article,
  renderClock,
  isHero = false,
  headingLevel = 2,
}: ArticleTileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${surface.surface} ${isHero ? styles.hero : styles.tile}`}>
      <Cover of={article} isFirst={isHero} />
      <div className={styles.words}>
        <Heading className={styles.title} lang={article.language}>
          <Link className={styles.link} to={articlePath(article)} data-article-id={article.id}>
            {article.title}
          </Link>
        </Heading>
        {isHero && article.summary !== '' && (
          <p className={styles.summary} lang={article.language}>
            {article.summary}
          </p>
        )}
        <ArticleFacts article={article} renderClock={renderClock} />
      </div>
    </article>
  );
}

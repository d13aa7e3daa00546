import { Link } from 'react-router';
import { articlePath } from '../paths/news-path.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { ArticleCard } from './article.ts';
import { ArticleFacts } from './article-facts.tsx';
import { Cover } from './cover.tsx';
import styles from './story.module.css';
import { wholeScores } from './whole-scores.ts';

export interface StoryProps {
  article: ArticleCard;
  renderClock: RenderClock;
  /**
   * As the lead of a front page, as a tile below its picture, or as a line beside a small picture.
   */
  place?: 'lead' | 'tile' | 'line';
  /** Whether it names its sport; false where all articles share one. */
  hasSport?: boolean;
}

/** Shows an article in a list; its whole area is a link. */
export function Story({ article, renderClock, place = 'tile', hasSport = true }: StoryProps) {
  const isLead = place === 'lead';
  const Heading = isLead ? 'h2' : 'h3';
  return (
    <article className={styles[place]}>
      <div className={styles.picture}>
        <Cover of={article} isFirst={isLead} isSmall={place === 'line'} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title} lang={article.language} dir="auto">
          <Link className={styles.link} to={articlePath(article)} data-article-id={article.id}>
            {wholeScores(article.title)}
          </Link>
        </Heading>
        {isLead && article.summary !== '' && (
          <p className={styles.summary} lang={article.language} dir="auto">
            {wholeScores(article.summary)}
          </p>
        )}
        <ArticleFacts article={article} renderClock={renderClock} hasSport={hasSport} />
      </div>
    </article>
  );
}

import { Link, useFetcher } from 'react-router';
import { createKeptPages, type Page } from '../app/kept-pages.ts';
import { useMorePages, type ListedAnswer } from '../app/use-more-pages.ts';
import { useReadOn } from '../app/use-read-on.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { ArticleCard } from './article.ts';
import { ArticleTile } from './article-tile.tsx';
import styles from './articles-list.module.css';

const kept = createKeptPages<ArticleCard>();
const idOf = ({ id }: ArticleCard) => id;

export interface ArticlesListProps {
  first: Page<ArticleCard>;
  /** The list's own address: with `?flag=` it is its next page. */
  path: string;
  renderClock: RenderClock;
}

/** Articles, the newest as a hero, the others as a grid that goes on as it is read. */
export function ArticlesList({ first, path, renderClock }: ArticlesListProps) {
  const t = useText();
  const fetcher = useFetcher<ListedAnswer<ArticleCard>>();
  const list = useMorePages(first, { path, idOf, kept }, fetcher);
  const { entries, flag, isLoading, isFailed } = list;
  const { end, onMore } = useReadOn(list);
  const [hero, ...others] = entries;
  return (
    <div className={styles.list}>
      {hero && <ArticleTile article={hero} renderClock={renderClock} isHero />}
      <div className={styles.grid}>
        {others.map((article) => (
          <ArticleTile key={article.id} article={article} renderClock={renderClock} />
        ))}
      </div>
      {flag !== null && (
        <p className={styles.end}>
          <Link
            ref={end}
            className={button.button}
            to={`${path}?${new URLSearchParams({ flag })}`}
            aria-disabled={isLoading}
            onClick={onMore}
          >
            {t(isLoading ? 'news.loading' : isFailed ? 'action.retry' : 'news.more')}
          </Link>
        </p>
      )}
      <output className={visuallyHidden.text} aria-live="polite">
        {isFailed && t('failure.generic')}
        {entries.length > first.entries.length && t('news.count', { count: entries.length })}
      </output>
    </div>
  );
}

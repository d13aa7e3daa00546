import { useFetcher } from 'react-router';
import { createPageCache, type Page } from '../app/page-cache.ts';
import { useMorePages, type ListedAnswer } from '../app/use-more-pages.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useText } from '../ui/use-text.ts';
import type { ArticleCard } from './article.ts';
import { ArticleTile } from './article-tile.tsx';
import styles from './articles-list.module.css';
import { ListEnd } from './list-end.tsx';

const kept = createPageCache<ArticleCard>();
const idOf = ({ id }: ArticleCard) => id;

export interface ArticlesListProps {
  first: Page<ArticleCard>;
  /** Path of the list: with `?flag=` it gives the next page. */
  path: string;
  renderClock: RenderClock;
}

/** Lists articles: the newest as a hero, the others in a grid that grows on scroll. */
export function ArticlesList({ first, path, renderClock }: ArticlesListProps) {
  const t = useText();
  const fetcher = useFetcher<ListedAnswer<ArticleCard>>();
  const list = useMorePages(first, { path, idOf, kept }, fetcher);
  const { entries } = list;
  const [hero, ...others] = entries;
  return (
    <div className={styles.list}>
      {hero && <ArticleTile article={hero} renderClock={renderClock} isHero />}
      <div className={styles.grid}>
        {others.map((article) => (
          <ArticleTile key={article.id} article={article} renderClock={renderClock} />
        ))}
      </div>
      <ListEnd
        list={list}
        path={path}
        more={t('news.more')}
        grown={
          entries.length > first.entries.length ? t('news.count', { count: entries.length }) : null
        }
      />
    </div>
  );
}

import { useMemo } from 'react';
import { useFetcher } from 'react-router';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { createPageCache, type Page } from '../app/page-cache.ts';
import { useIsWide } from '../app/widths.ts';
import { useMorePages, type ListedAnswer } from '../app/use-more-pages.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { Card } from '../ui/card.tsx';
import { useText } from '../ui/use-text.ts';
import surface from '../ui/surface.module.css';
import type { ArticleCard } from './article.ts';
import { frontOf } from './front-of.ts';
import { LatestNews } from './latest-news.tsx';
import { ListEnd } from './list-end.tsx';
import { LiveNow } from './live-now.tsx';
import styles from './news-front.module.css';
import { Story } from './story.tsx';

const kept = createPageCache<ArticleCard>();
const idOf = ({ id }: ArticleCard) => id;

export interface NewsFrontProps {
  first: Page<ArticleCard>;
  /** Path of the list; with `?flag=` it returns the next page. */
  path: string;
  /** Sport of the page; null for all. */
  sportKey: SportKey | null;
  renderClock: RenderClock;
}

/** Shows the articles of a front page, above a list that grows on scroll. */
export function NewsFront({ first, path, sportKey, renderClock }: NewsFrontProps) {
  const t = useText();
  const fetcher = useFetcher<ListedAnswer<ArticleCard>>();
  const list = useMorePages(first, { path, idOf, kept }, fetcher);
  const { entries } = list;
  const { lead, seconds, row, rest } = useMemo(() => frontOf(first.entries), [first]);
  const onFront = useMemo(
    () => new Set([...(lead ? [lead] : []), ...seconds, ...row, ...rest].map(idOf)),
    [lead, seconds, row, rest],
  );
  const isWide = useIsWide();
  const others = [...rest, ...entries.filter(({ id }) => !onFront.has(id))];
  return (
    <div className={styles.page}>
      <div className={styles.front}>
        <section className={`${surface.surface} ${styles.top}`}>
          {lead && <Story article={lead} renderClock={renderClock} place="lead" />}
          {seconds.length > 0 && (
            <div className={styles.seconds}>
              {seconds.map((article) => (
                <Story key={article.id} article={article} renderClock={renderClock} />
              ))}
            </div>
          )}
        </section>
        {row.length > 0 && (
          <Card title={sportKey === null ? t('news.around') : t(`sport.${sportKey}`)}>
            <div className={styles.row}>
              {row.map((article) => (
                <Story key={article.id} article={article} renderClock={renderClock} />
              ))}
            </div>
          </Card>
        )}
      </div>
      <aside className={styles.rail} aria-label={t('news.latest')}>
        {isWide && (
          <div className={styles.latest}>
            <LatestNews articles={first.entries} renderClock={renderClock} />
          </div>
        )}
        <LiveNow title={t('scores.liveNow')} sportKey={sportKey ?? lead?.sportKey ?? 'football'} />
      </aside>
      <div className={styles.rest}>
        {others.length > 0 && (
          <Card title={t('news.more')}>
            <div className={styles.list}>
              {others.map((article) => (
                <Story key={article.id} article={article} renderClock={renderClock} place="line" />
              ))}
            </div>
          </Card>
        )}
        <ListEnd
          list={list}
          path={path}
          more={t('news.more')}
          grown={
            entries.length > first.entries.length
              ? t('news.count', { count: entries.length })
              : null
          }
        />
      </div>
    </div>
  );
}

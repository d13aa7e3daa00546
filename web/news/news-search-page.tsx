import { useEffect, useRef, type ReactNode } from 'react';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import type { FoundArticles, MarkedText } from '../../edge/contracts/article.ts';
import type { Settled } from '../api/settled.ts';
import { reportAction } from '../app/monitoring/report.ts';
import { articlePath, newsSearchPath } from '../paths/news-path.ts';
import { MAX_KEYWORD_LENGTH } from '../../edge/contracts/call-inputs.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { searchIcon } from '../ui/icons.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import field from '../ui/search-field.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import surface from '../ui/surface.module.css';
import { parseArticle } from './article.ts';
import { ArticleFacts } from './article-facts.tsx';
import { Cover } from './cover.tsx';
import styles from './news-search-page.module.css';

/** The result of a search; null before the first search. */
export type NewsFound = Settled<FoundArticles | null>;

export interface NewsSearchPageProps {
  keyword: string;
  found: NewsFound;
  renderClock: RenderClock;
  /** Videos found, below the articles. */
  children?: ReactNode;
}

/** Debounce of the search while typing, ms. */
const PAUSE_MS = 250;

/** Shows the news search, which updates while the fan types. */
export function NewsSearchPage({ keyword, found, renderClock, children }: NewsSearchPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Last keyword requested, perhaps still loading. */
  const asked = useRef(keyword);
  useEffect(() => {
    if (keyword === asked.current) return;
    // A search by other means, such as Back, cancels the pending one.
    clearTimeout(timer.current);
    asked.current = keyword;
  }, [keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const searchSoon = (typed: string) => {
    clearTimeout(timer.current);
    const wanted = typed.trim();
    if (wanted === asked.current) return;
    timer.current = setTimeout(() => {
      asked.current = wanted;
      void navigate(newsSearchPath(wanted), { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };
  const result = found.kind === 'loaded' ? found.value : null;
  const isSearching = result !== null;
  useEffect(() => {
    // Reports a search once, not for each keystroke.
    if (isSearching) reportAction('search', { of: 'news' });
  }, [isSearching]);
  return (
    <div className={styles.page}>
      <h1>{t('news.search')}</h1>
      <search>
        <Form
          action="/news/search"
          className={field.field}
          onSubmit={() => clearTimeout(timer.current)}
        >
          <span className={field.icon}>
            <Icon path={searchIcon} size={18} />
          </span>
          <input
            className={field.box}
            type="search"
            name="keyword"
            aria-label={t('news.searchBox')}
            placeholder={t('news.searchBox')}
            defaultValue={keyword}
            maxLength={MAX_KEYWORD_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onInput={(event) => searchSoon(event.currentTarget.value)}
          />
        </Form>
      </search>
      <div className={styles.results} aria-busy={state !== 'idle'}>
        {found.kind === 'failed' && <LoadFailed message={found.message} />}
        {result && result.items.length === 0 && (
          <Notice title={t('search.none', { keyword })}>
            <p>{t('news.noneHint')}</p>
          </Notice>
        )}
        {result && result.items.length > 0 && (
          <div className={surface.surface}>
            {result.items.map((item) => (
              <FoundArticle key={item.article.articleId} item={item} renderClock={renderClock} />
            ))}
          </div>
        )}
        {result && <Pages keyword={keyword} {...result} />}
        {children}
      </div>
      <output className={visuallyHidden.text} aria-live="polite">
        {result && t('news.found', { count: result.items.length })}
      </output>
    </div>
  );
}

function FoundArticle({
  item,
  renderClock,
}: {
  item: FoundArticles['items'][number];
  renderClock: RenderClock;
}) {
  const article = parseArticle(item.article);
  return (
    <article className={styles.found}>
      <div className={styles.picture}>
        <Cover of={article} isSmall />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} lang={article.language} dir="auto">
          <Link className={styles.link} to={articlePath(article)}>
            <Marked text={item.title} />
          </Link>
        </h2>
        <p className={styles.excerpt} lang={article.language} dir="auto">
          <Marked text={item.excerpt} />
        </p>
        <ArticleFacts article={article} renderClock={renderClock} />
      </div>
    </article>
  );
}

/** Marks the words that matched, also for screen readers. */
function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) =>
    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

function Pages({ keyword, page, hasMore }: { keyword: string; page: number; hasMore: boolean }) {
  const t = useText();
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.pages} aria-label={t('news.pages')}>
      {page > 1 && (
        <Link className={button.button} to={newsSearchPath(keyword, page - 1)} rel="prev">
          {t('news.previous')}
        </Link>
      )}
      {hasMore && (
        <Link className={button.button} to={newsSearchPath(keyword, page + 1)} rel="next">
          {t('news.next')}
        </Link>
      )}
    </nav>
  );
}

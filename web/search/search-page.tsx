import { useEffect, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { Settled } from '../api/settled.ts';
import { reportAction } from '../app/monitoring/report.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { SEARCH_RESULT_KINDS } from './search-result.ts';
import { contestantsOf, resultHeading } from './result-heading.ts';
import { ResultList } from './result-list.tsx';
import type { ResultsByKind } from './load-results.server.ts';
import type { SearchFound } from './load-search.server.ts';
import { Pager } from './pager.tsx';
import { RecentSearches } from './recent-searches-list.tsx';
import { SearchBox } from './search-box.tsx';
import { searchPath, type SearchEntry } from './search-entry.ts';
import styles from './search-page.module.css';

export interface SearchPageProps {
  entry: SearchEntry;
  found: Settled<SearchFound>;
  /** Videos found, shown below the rest; absent without any. */
  children?: ReactNode;
}

export function SearchPage({ entry, found: loaded, children }: SearchPageProps) {
  const t = useText();
  const found = loaded.kind === 'loaded' ? loaded.value : null;
  const { location } = useNavigation();
  const searched = found?.kind === 'found' ? entry.keyword : null;
  useEffect(() => {
    if (searched === null) return;
    // Reports only the number of words, since the text may identify someone.
    reportAction('search', { of: 'all', words: String(searched.split(/\s+/).length) });
  }, [searched]);
  const isSearching = location?.pathname === '/search';
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden.text}>{t('action.search')}</h1>
      <SearchBox
        key={entry.keyword}
        initial={entry.keyword}
        isFocused={entry.keyword === '' && found !== null}
      />
      <div className={styles.results} aria-busy={isSearching}>
        {loaded.kind === 'failed' && <LoadFailed message={loaded.message} />}
        {found?.kind === 'offered' && (
          <>
            <RecentSearches />
            <ResultList label={t('search.liveNow')} results={found.live} />
            <ResultList label={t('search.popular-leagues')} results={found.leagues} />
            <ResultList
              label={t(`search.popular-${contestantsOf(found.teams)}`)}
              results={found.teams}
            />
          </>
        )}
        {found?.kind === 'found' && found.total === 0 && !children && (
          <Notice title={t('search.none', { keyword: entry.keyword })}>
            <p>{t('searchPage.noneHint')}</p>
          </Notice>
        )}
        {found?.kind === 'found' && found.total > 0 && (
          <Results entry={entry} results={found.results} total={found.total} />
        )}
        {children}
      </div>
    </div>
  );
}

interface ResultsProps {
  entry: SearchEntry;
  results: ResultsByKind;
  total: number;
}

function Results({ entry, results, total }: ResultsProps) {
  const t = useText();
  const { keyword, kind } = entry;
  const present = SEARCH_RESULT_KINDS.filter((each) => results[each].total > 0 || each === kind);
  const links = [
    {
      label: t('searchTab.all', { count: t.number(total) }),
      to: searchPath({ keyword }),
      isCurrent: kind === null,
    },
    ...present.map((each) => ({
      label: t(`searchTab.${each}`, { count: t.number(results[each].total) }),
      to: searchPath({ keyword, kind: each }),
      isCurrent: kind === each,
    })),
  ];
  return (
    <>
      <PillLinks label={t('searchPage.results')} links={links} />
      <output className={visuallyHidden.text}>
        {t('searchPage.found', { count: total, keyword })}
      </output>
      {present
        .filter((each) => kind === null || each === kind)
        .map((each) => (
          <ResultList
            key={each}
            label={resultHeading(t, each, results[each].items)}
            results={results[each].items}
            {...(kind === null &&
              results[each].total > results[each].items.length && {
                more: {
                  label: t(`searchAll.${each}`, { count: t.number(results[each].total) }),
                  to: searchPath({ keyword, kind: each }),
                },
              })}
          />
        ))}
      {kind && <Pager results={results[kind]} toPage={(page) => searchPath({ ...entry, page })} />}
    </>
  );
}

import { useNavigation } from 'react-router';
import type { Settled } from '../api/settled.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { TabLinks } from '../ui/tab-links.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { FIND_KINDS, FIND_LABELS } from './find.ts';
import { findHeading } from './find-heading.ts';
import { FindList } from './find-list.tsx';
import type { FindsByKind } from './load-finds.server.ts';
import type { SearchFound } from './load-search.server.ts';
import { Pager } from './pager.tsx';
import { RecentSearches } from './recent-searches-list.tsx';
import { SearchBox } from './search-box.tsx';
import { searchPath, type SearchEntry } from './search-entry.ts';
import styles from './search-page.module.css';

export interface SearchPageProps {
  entry: SearchEntry;
  found: Settled<SearchFound>;
}

export function SearchPage({ entry, found: loaded }: SearchPageProps) {
  const found = loaded.kind === 'loaded' ? loaded.value : null;
  const { location } = useNavigation();
  const isSearching = location?.pathname === '/search';
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden.text}>Search</h1>
      <SearchBox
        key={entry.keyword}
        initial={entry.keyword}
        isFocused={entry.keyword === '' && found !== null}
      />
      <div className={styles.results} aria-busy={isSearching}>
        {loaded.kind === 'failed' && <LoadFailed message={loaded.message} />}
        {found?.kind === 'suggested' && (
          <>
            <RecentSearches />
            <FindList
              label={`Suggested ${findHeading('team', found.teams).toLowerCase()}`}
              finds={found.teams}
            />
          </>
        )}
        {found?.kind === 'found' && found.total === 0 && (
          <Notice title={`Nothing found for “${entry.keyword}”`}>
            <p>Try fewer letters, or the beginning of a name.</p>
          </Notice>
        )}
        {found?.kind === 'found' && found.total > 0 && (
          <Results entry={entry} finds={found.finds} total={found.total} />
        )}
      </div>
    </div>
  );
}

interface ResultsProps {
  entry: SearchEntry;
  finds: FindsByKind;
  total: number;
}

function Results({ entry, finds, total }: ResultsProps) {
  const { keyword, kind } = entry;
  const present = FIND_KINDS.filter((each) => finds[each].total > 0 || each === kind);
  const tabs = [
    { label: `All ${total}`, to: searchPath({ keyword }) },
    ...present.map((each) => ({
      label: `${FIND_LABELS[each]} ${finds[each].total}`,
      to: searchPath({ keyword, kind: each }),
    })),
  ];
  return (
    <>
      <TabLinks label="Results" tabs={tabs} current={searchPath({ keyword, kind })} />
      <output className={visuallyHidden.text}>{`${total} found for ${keyword}`}</output>
      {present
        .filter((each) => kind === null || each === kind)
        .map((each) => (
          <FindList
            key={each}
            label={findHeading(each, finds[each].items)}
            finds={finds[each].items}
            {...(kind === null &&
              finds[each].total > finds[each].items.length && {
                more: {
                  label: `All ${finds[each].total} ${FIND_LABELS[each].toLowerCase()}`,
                  to: searchPath({ keyword, kind: each }),
                },
              })}
          />
        ))}
      {kind && <Pager finds={finds[kind]} toPage={(page) => searchPath({ ...entry, page })} />}
    </>
  );
}

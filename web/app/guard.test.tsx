// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { DirectoryList } from '../directory/directory-list.tsx';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { directoryGroups } from '../directory/directory.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { PastMatches } from '../match/tabs/head-to-head/past-matches.tsx';
import { livePage } from '../live/testing/live-page.tsx';
import { aLine, START } from '../live/testing/lines.ts';
import { MatchTile } from '../scores/live/match-tile.tsx';
import { Timeline } from '../match/timeline.tsx';
import type { Result } from '../domain/match.ts';
import { parseLine } from '../domain/parse-line.ts';
import { ResultList } from '../search/result-list.tsx';
import type { SearchResult } from '../search/search-result.ts';
import { StandingsTable } from '../standings/standings-table.tsx';
import { aRow } from '../standings/testing/standings.ts';
import { hydrate, served } from '../ui/testing/served.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  // React logs every error that it catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** An id that is invalid in an address. */
const BAD = 'b\ud800';
const ids = ['a', BAD, 'c'];
const renderClock = { now: START, timeZone: 'UTC' };

const searchResults = ids.map((id): SearchResult => ({
  kind: 'team',
  id,
  name: `Name ${id}`,
  isPlayer: false,
  crest: 'shield',
  detail: '',
  get path() {
    return `/team/${encodeURIComponent(id)}`;
  },
}));

const results = ids.map((id): Result => {
  const match = parseLine(aLine(id, { status: 'Finished' }));
  if (match.kind !== 'result') throw new Error('no result');
  return { ...match, home: { ...match.home, name: `Name ${id}` } };
});

const incidents = ids.map((id): Incident => ({
  id,
  type: 'goal',
  team: 'home',
  minute: 12,
  get player() {
    return `Name ${decodeURIComponent(encodeURIComponent(id))}`;
  },
}));

const entries = ids.map((id) => ({
  id,
  name: `Name ${id}`,
  country: null,
  detail: null,
  crest: 'shield' as const,
}));

const LISTS: Readonly<Record<string, ReactNode>> = {
  standings: (
    <StandingsTable
      sportKey="football"
      caption="Table"
      rows={ids.map((id) => aRow(id, { team: { id, name: `Name ${id}`, shortName: id } }))}
    />
  ),
  'search results': <ResultList label="Teams" results={searchResults} />,
  'past matches': (
    <PastMatches
      matches={results.map((match) => ({ match, side: 'home', outcome: 'D' }))}
      renderClock={renderClock}
      hasStars
    />
  ),
  'a directory': (
    <DirectoryList
      label="Teams"
      groups={directoryGroups(textOf('en'), entries)}
      pathOf={({ id }) => `/team/${encodeURIComponent(id)}`}
      favouriteOf={({ id }) => aFavourite(30, id)}
    />
  ),
  'the strip': (
    <ul>
      {ids.map((id) => {
        const line = aLine(id);
        const home = { ...line.home, shortName: `Name ${id}` };
        return (
          <MatchTile
            key={id}
            id={id}
            initial={parseLine({ ...line, home })}
            renderClock={renderClock}
          />
        );
      })}
    </ul>
  ),
  'a timeline': <Timeline match={parseLine(aLine('m1'))} incidents={incidents} />,
};

/** Returns what the list shows. */
function seen(box: Element) {
  const text = box.textContent;
  return {
    shown: ids.map((id) => text.includes(`Name ${id}`)),
    missing: text.match(/This \w+ can't be shown\./g)?.length,
  };
}

const ALL_BUT_ONE = { shown: [true, false, true], missing: 1 };

test.each(Object.entries(LISTS))(
  'a row of %s that throws on the server does not remove the others',
  (_name, list) => {
    expect(seen(served(livePage(list).page))).toEqual(ALL_BUT_ONE);
  },
);

test.each(Object.entries(LISTS))(
  'a row of %s that throws on hydration does not remove the others',
  async (_name, list) => {
    const box = served(livePage(list).page);
    await hydrate(box, livePage(list).page);
    expect(seen(box)).toEqual(ALL_BUT_ONE);
  },
);

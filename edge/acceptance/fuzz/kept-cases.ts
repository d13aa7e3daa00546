import type { FuzzCase } from './fuzz-case.ts';
import { jsonText, NumberText, type Json } from './json-text.ts';
import { CASE, MINUTE, TODAY } from './names.ts';

interface Poison {
  fixture?: { [name: string]: Json };
  /** Other members of the update. */
  update?: { [name: string]: Json };
}

/** A match in play whose first update is poisoned. */
function poisonedMatch({ fixture = {}, update = {} }: Poison): FuzzCase {
  const side = (name: string) => ({ id: `${CASE}-${name}`, name: 'Avon', shortName: 'AVO' });
  const league = { id: `${CASE}-l`, name: 'League of a case' };
  const bytes = jsonText({
    source: 'fuzz',
    updates: [
      {
        matchId: `${CASE}-0`,
        sequence: 1,
        occurredAt: TODAY,
        status: 'Live',
        fixture: {
          sportId: 1,
          league,
          home: side('h'),
          away: side('a'),
          startTime: TODAY + MINUTE,
          ...fixture,
        },
        ...update,
      },
    ],
  });
  return {
    kind: 'updates',
    postings: [{ call: 'updates', bytes, signature: 'good' }],
    isWatched: true,
  };
}

/** A visit as a link may cause it: a page with a query or a cookie. */
function visit(path: string, cookie = ''): FuzzCase {
  return { kind: 'page', method: 'GET', path, headers: { cookie } };
}

const name = 'Avon';
const shortName = 'AVO';
const infinite = new NumberText('1e999');

/**
 * Cases that once broke pages, viewers or a visit. They run before all that is drawn, since a run of some
 * hundred cases would rarely hit them.
 */
export const KEPT_CASES: readonly FuzzCase[] = [
  poisonedMatch({ fixture: { league: { id: 'l\ud800', name } } }),
  poisonedMatch({ fixture: { home: { id: 't\udfff', name, shortName } } }),
  poisonedMatch({ fixture: { league: { id: '..', name } } }),
  poisonedMatch({ fixture: { startTime: 8.64e15 } }),
  poisonedMatch({ fixture: { startTime: Number.MAX_SAFE_INTEGER } }),
  poisonedMatch({ fixture: { venue: 'a\u0000b\ud800' } }),
  poisonedMatch({ update: { stats: { shots: { home: infinite, away: 1 } } } }),
  poisonedMatch({ update: { clock: { seconds: 60, running: true, at: 8.64e15 } } }),
  poisonedMatch({ update: { occurredAt: Number.MAX_SAFE_INTEGER } }),
  visit('/?device_id=a%0d%0ab'),
  visit('/', 'web-view=device_id%3Da%250d%250ab'),
  visit('/', 'touchline=a%0d%0ab'),
  visit('/football/matches/all?date=-1'),
  visit('/football/matches/all?date=8640000000000001'),
  visit('/live?flag=x'),
  visit('/league/world-l-1/results?flag=x'),
  visit('/sitemaps/matches-9999-99-99.xml'),
  visit('/api/media/v1/%252e%252e/admin'),
];

import type { Visit } from './client.ts';
import { posting, type IngestCase } from './ingest.ts';
import { CASE, numberText, TODAY } from './names.ts';
import { fixtureOf } from './world.ts';

/** Returns a match in play whose first update, or its fixture, has a bad member. */
function badMatch(fixture: object, update: object = {}): IngestCase {
  const opening = { matchId: `${CASE}-0`, sequence: 1, occurredAt: TODAY, status: 'Live' };
  const updates = [{ ...opening, fixture: { ...fixtureOf(1, 1, CASE), ...fixture }, ...update }];
  return { postings: [posting('updates', { source: 'fuzz', updates })], isWatched: true };
}

const name = 'Avon';
const shortName = 'AVO';

/** Matches that once broke pages or viewers. Every product gets them before all that is drawn. */
export const KEPT_MATCHES: readonly IngestCase[] = [
  badMatch({ league: { id: 'l\ud800', name } }),
  badMatch({ home: { id: 't\udfff', name, shortName } }),
  badMatch({ league: { id: '..', name } }),
  badMatch({ startTime: 8.64e15 }),
  badMatch({ startTime: Number.MAX_SAFE_INTEGER }),
  badMatch({ venue: 'a\u0000b\ud800' }),
  badMatch({}, { stats: { shots: { home: numberText('1e999'), away: 1 } } }),
  badMatch({}, { clock: { seconds: 60, running: true, at: 8.64e15 } }),
  badMatch({}, { occurredAt: Number.MAX_SAFE_INTEGER }),
];

/** Visits that a link or a cookie once broke. */
export const KEPT_VISITS: readonly Visit[] = [
  ['/?device_id=a%0d%0ab'],
  ['/', 'web-view=device_id%3Da%250d%250ab'],
  ['/', 'touchline=a%0d%0ab'],
  ['/football/matches/all?date=-1'],
  ['/football/matches/all?date=8640000000000001'],
  ['/live?flag=x'],
  ['/league/world-1-l/results?flag=x'],
  ['/sitemaps/matches-9999-99-99.xml'],
  ['/api/media/v1/%252e%252e/admin'],
].map(([path = '', cookie = '']) => ({ method: 'GET', path, headers: { cookie } }));

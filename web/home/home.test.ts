import { expect, test } from 'vitest';
import { aLine, START } from '../live/testing/lines.ts';
import { parseLine } from '../domain/parse-line.ts';
import { listMatches } from '../scores/listing.ts';
import { followedFirst } from './followed-first.ts';
import { ifFilled } from './load-rail.server.ts';
import type { StandingsRow } from '../standings/standings.ts';
import { aRow } from '../standings/testing/standings.ts';
import { mainMatch } from './main-match.ts';

const soon = { status: 'NotStarted', matchStatus: 'Not start' } as const;
const lines = [
  aLine('m1'),
  aLine('m2', { leagueId: 'l2', leagueName: 'League Two' }),
  aLine('m3', { sportId: 6 }),
  aLine('m4', { ...soon, startTime: START + 3_600_000 }),
];
const matches = new Map(lines.map((line) => [line.matchId, parseLine(line)]));

function listed(ids: readonly string[]) {
  return listMatches(
    ids.flatMap((id) => matches.get(id) ?? []),
    [],
    START,
  );
}

function main(live: readonly string[], rest: readonly string[], keys: readonly string[] = []) {
  const listing = { live: listed(live), rest: listed(rest) };
  return mainMatch(listing, (id) => matches.get(id), new Set(keys), START);
}

test('the match that matters is the followed live one, else the first live one', () => {
  expect(main(['m1', 'm2', 'm3'], [], ['40:m2'])).toBe('m2');
  expect(main(['m1', 'm2', 'm3'], [])).toBe('m1');
});

test('a followed match matters if it begins soon and none is live', () => {
  expect(main([], ['m4'], ['40:m4'])).toBe('m4');
  expect(main([], ['m4'])).toBeNull();
  expect(main(['m1'], ['m4'], ['40:m4'])).toBe('m1');
});

test('followed sports and leagues come first, the others keep their order', () => {
  const sports = listed(['m1', 'm2', 'm3']);
  const order = (keys: readonly string[]) =>
    followedFirst(sports, new Set(keys)).map(({ sportKey, leagues }) => [
      sportKey,
      leagues.map(({ id }) => id),
    ]);
  const football = ['football', ['l1', 'l2']];
  const handball = ['handball', ['l1']];
  expect(order([])).toEqual([football, handball]);
  expect(order(['10:6'])).toEqual([handball, football]);
  expect(order(['20:l2'])).toEqual([['football', ['l2', 'l1']], handball]);
});

test('the rail has no standings without a team', () => {
  const standings = {
    league: { id: 'l1', name: 'League One', sportKey: 'football' },
    season: null,
    seasons: [],
    scope: 'all',
    rule: null,
    countedEvents: [],
  } as const;
  const withRows = (rows: StandingsRow[]) => ({
    ...standings,
    tables: [{ group: null, zones: [], rows }],
  });
  expect(ifFilled({ ...standings, tables: [] })).toBeNull();
  expect(ifFilled(withRows([]))).toBeNull();
  expect(ifFilled(withRows([aRow('t1')]))).toEqual(withRows([aRow('t1')]));
});

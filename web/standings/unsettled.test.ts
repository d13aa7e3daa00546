import { expect, test } from 'vitest';
import { aLine } from '../live/testing/lines.ts';
import { parseLine } from '../domain/parse-line.ts';
import { aRow, someStandings } from './testing/standings.ts';
import { unsettledReasons } from './unsettled.ts';

const counted = { score: { home: 1, away: 0 }, rally: { home: 1, away: 0 }, isLive: true };
const standings = someStandings([aRow('a')], {
  countedEvents: [
    { eventId: 'm1', group: null, homeTeamId: 'a', awayTeamId: 'b', counted },
    {
      eventId: 'm2',
      group: null,
      homeTeamId: 'a',
      awayTeamId: 'b',
      counted: { ...counted, isLive: false },
    },
  ],
});
const reasons = (lines: ReturnType<typeof aLine>[], known: string[] = []) =>
  unsettledReasons(
    standings,
    standings.tables,
    new Map(known.map((id) => [id, parseLine(aLine(id))])),
    new Map(lines.map((line) => [line.matchId, parseLine(line)] as const)),
  );

test('a table is settled while its matches are being played, and once it has counted the result', () => {
  expect(reasons([aLine('m1'), aLine('m2', { status: 'Ended' })])).toEqual([]);
});

test('a match that ended is a reason to reload the table', () => {
  expect(reasons([aLine('m1', { status: 'Finished' })])).toEqual(['over m1']);
});

test('a new match of the league is a reason to reload the table, one of another league is not', () => {
  expect(reasons([aLine('m3'), aLine('m4', { leagueId: 'l2' })])).toEqual(['new m3']);
  expect(reasons([aLine('m3')], ['m3'])).toEqual([]);
});

test('level teams that head-to-head matches decide are a reason to reload the table', () => {
  const row = (id: string, rank: number, points: number) =>
    aRow(id, { rank, points, played: 1, scored: 1 });
  const read = someStandings([row('a', 1, 3), row('b', 2, 0)]);
  const tables = [
    { group: null, zones: [], rows: [row('a', 1, 3), { ...row('b', 1, 3), played: 2 }] },
  ];
  const [reason] = unsettledReasons(read, tables, new Map(), new Map());
  expect(reason).toMatch(/^order /);
  const byGoals = { ...read, rule: read.rule && { ...read.rule, criteria: ['points', 'scored'] } };
  expect(unsettledReasons(byGoals, tables, new Map(), new Map())).toEqual([]);
});

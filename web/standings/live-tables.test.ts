import { describe, expect, test } from 'vitest';
import type { EventStatus } from '../../realtime/sports/event-status.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { aLine } from '../live/testing/lines.ts';
import { parseLine } from '../domain/parse-line.ts';
import { liveTables, uncounted } from './live-tables.ts';
import type { CountedEvent } from './standings.ts';
import { aRow, someStandings } from './testing/standings.ts';

const event = (more: Partial<CountedEvent> = {}): CountedEvent => ({
  eventId: 'm1',
  group: null,
  homeTeamId: 'a',
  awayTeamId: 'b',
  counted: null,
  ...more,
});
const counted = (home: number, away: number, isLive = true) => ({
  score: { home, away },
  rally: { home, away },
  isLive,
});
const rows = [
  aRow('b', { rank: 1, played: 1, won: 1, scored: 1, points: 3, form: ['W'] }),
  aRow('a', { rank: 2, played: 1, lost: 1, conceded: 1, form: ['L'] }),
];
const standings = someStandings(rows, { countedEvents: [event()] });
const at = (home: number, away: number, status: EventStatus = 'Live') =>
  parseLine(aLine('m1', { score: { home, away }, periods: [{ home, away }], status }));

describe('a table while a match is live', () => {
  test('stays as it was loaded while no match changes', () => {
    expect(liveTables(standings, () => undefined)[0]).toEqual(standings.tables[0]);
    const fixture = parseLine(aLine('m1', { status: 'NotStarted', matchStatus: 'Not start' }));
    expect(liveTables(standings, () => fixture)[0]?.rows).toEqual(rows);
  });

  test('changes its order when a match begins and scores, and marks the teams that moved', () => {
    const [table] = liveTables(standings, () => at(2, 0));
    expect(table?.rows).toMatchObject([
      { rank: 1, team: { id: 'a' }, points: 3, played: 2, isLive: true, movement: 1, form: ['L'] },
      { rank: 2, team: { id: 'b' }, points: 3, scored: 1, conceded: 2, movement: -1 },
    ]);
  });

  test('gives level teams one rank, and the next team the one after both', () => {
    const three = someStandings([...rows, aRow('c', { rank: 3 })], { countedEvents: [event()] });
    expect(liveTables(three, () => at(1, 0))[0]?.rows).toMatchObject([
      { rank: 1 },
      { rank: 1 },
      { rank: 3, team: { id: 'c' } },
    ]);
  });

  test('has the score of each team in play, its own first, while the table counts the match', () => {
    const scoreOf = (teamId: string, scope: 'all' | 'home', status: EventStatus) => {
      const [table] = liveTables({ ...standings, scope }, () => at(2, 1, status));
      return table?.rows.find(({ team }) => team.id === teamId)?.inPlay;
    };
    expect(scoreOf('a', 'all', 'Live')).toEqual({ own: 2, other: 1 });
    expect(scoreOf('b', 'all', 'Live')).toEqual({ own: 1, other: 2 });
    expect(scoreOf('b', 'home', 'Live')).toBeNull();
    expect(scoreOf('a', 'all', 'Ended')).toBeNull();
  });

  test('counts an awarded match for its winner, whatever the score', () => {
    const ended = { score: { home: 2, away: 0 }, status: 'Ended' } as const;
    const match = parseLine(aLine('m1', { ...ended, matchStatus: 'Awarded', winner: 'away' }));
    expect(liveTables(standings, () => match)[0]?.rows).toMatchObject([
      { team: { id: 'b' }, points: 6, won: 2, form: ['W', 'W'] },
      { team: { id: 'a' }, points: 0, lost: 2, scored: 2, form: ['L', 'L'] },
    ]);
  });

  test('counts a walkover once its winner is known', () => {
    const walkover: Partial<MatchLine> = { status: 'Ended', matchStatus: 'Walkover', periods: [] };
    const given = parseLine(aLine('m1', { ...walkover, winner: 'home' }));
    expect(liveTables(standings, () => given)[0]?.rows).toMatchObject([
      { points: 3, played: 2 },
      { points: 3, played: 2 },
    ]);
    const open = parseLine(aLine('m1', walkover));
    expect(liveTables(standings, () => open)[0]?.rows).toEqual(rows);
  });

  test('ignores a match of another stage', () => {
    const later = { ...standings, countedEvents: [event({ stage: 'championship-round' })] };
    expect(liveTables(later, () => at(2, 0))[0]?.rows).toEqual(rows);
    const [table] = later.tables;
    const tables = table ? [{ ...table, stage: 'championship-round' as const }] : [];
    const [moved] = liveTables({ ...later, tables }, () => at(2, 0));
    expect(moved?.rows[0]).toMatchObject({ team: { id: 'a' }, isLive: true });
  });

  test('subtracts the old result of a match before it adds the new one', () => {
    const moved = liveTables(standings, () => at(2, 0))[0]?.rows ?? [];
    const read = someStandings(moved, { countedEvents: [event({ counted: counted(2, 0) })] });
    const back = liveTables(read, () => at(0, 0))[0]?.rows;
    expect(back).toMatchObject([
      { team: { id: 'b' }, points: 4, drawn: 1 },
      { team: { id: 'a' }, points: 1 },
    ]);
  });

  test('adds the result to the form when the match is over, and marks no more movement', () => {
    const [table] = liveTables(standings, () => at(2, 0, 'Ended'));
    expect(table?.rows).toMatchObject([
      { team: { id: 'a' }, form: ['L', 'W'], isLive: false, movement: 0 },
      { team: { id: 'b' }, form: ['W', 'L'], isLive: false },
    ]);
  });

  test.each([
    ['home', 'a'],
    ['away', 'b'],
  ] as const)('of %s matches counts a match for team %s alone', (scope, team) => {
    const [table] = liveTables({ ...standings, scope }, () => at(0, 2));
    const played = table?.rows.map((row) => [row.team.id, row.played, row.isLive]);
    const of = (id: string) => [id, id === team ? 2 : 1, id === team];
    expect(played?.toSorted()).toEqual([of('a'), of('b')]);
  });

  test('keeps the latest five results of a team, the newest last', () => {
    const five = rows.map((row) => ({ ...row, form: ['D', 'D', 'D', 'D', 'L'] as const }));
    const before = someStandings(five, { countedEvents: [event()] });
    const [table] = liveTables(before, () => at(2, 0, 'Ended'));
    expect(table?.rows.map(({ form }) => form.join(''))).toEqual(['DDDLW', 'DDDLL']);
  });

  test('ignores other groups, other leagues and abandoned matches', () => {
    const grouped = someStandings(rows, { countedEvents: [event({ group: 'Group B' })] });
    expect(liveTables(grouped, () => at(2, 0))[0]?.rows).toBe(rows);
    const elsewhere = parseLine(aLine('m1', { leagueId: 'l2', score: { home: 5, away: 0 } }));
    expect(liveTables(standings, () => elsewhere)[0]?.rows).toEqual(rows);
    expect(liveTables(standings, () => at(2, 0, 'Abandoned'))[0]?.rows).toEqual(rows);
  });

  test('keeps the order that head-to-head matches of level teams decided', () => {
    const level = ['a', 'b', 'c'].map((id, index) =>
      aRow(id, { rank: index + 1, points: 3, scored: 2, conceded: 2, played: 2 }),
    );
    const read = someStandings(level, {
      countedEvents: [event({ homeTeamId: 'x', awayTeamId: 'c' })],
    });
    const goalless = liveTables(read, () => at(0, 0))[0]?.rows ?? [];
    expect(goalless.map(({ rank, team }) => `${rank}${team.id}`)).toEqual(['1c', '2a', '3b']);
  });
});

describe('a table of a fan whose scores wait', () => {
  const inPlay = someStandings(rows, { countedEvents: [event({ counted: counted(1, 0) })] });
  const loaded = liveTables(standings, () => at(1, 0));
  const served = { ...inPlay, tables: loaded };

  test('counts no match that can still change, and then each as the page shows it', () => {
    const late = uncounted(served);
    expect(late?.tables[0]?.rows).toMatchObject(
      rows.map(({ team: { id }, points, played, scored }) => ({
        team: { id },
        points,
        played,
        scored,
      })),
    );
    const shown = late && liveTables(late, () => at(1, 0))[0]?.rows;
    expect(shown?.map(({ team, points }) => [team.id, points])).toEqual(
      loaded[0]?.rows.map(({ team, points }) => [team.id, points]),
    );
  });

  test('is missing where the API does not say how to take a match out', () => {
    expect(uncounted({ ...served, rule: null })).toBeNull();
    expect(uncounted({ ...standings, rule: null })).not.toBeNull();
  });
});

import { expect, test } from 'vitest';
import { aLine, aSnapshot, START } from '../live/testing/lines.ts';
import { parseLine } from '../domain/parse-line.ts';
import type { DayScores } from '../domain/day-scores.ts';
import { createDayListModel } from '../scores/day-list-model.ts';
import { aDay } from '../scores/testing/a-day.ts';
import type { ListedSport } from '../scores/listing.ts';
import { firstRows } from './first-rows.server.ts';

const upcoming = { status: 'NotStarted', matchStatus: 'Not start' } as const;
/** 10 leagues with 3 matches each. */
const matches = Array.from({ length: 30 }, (_, index) =>
  parseLine(
    aLine(`m${index}`, {
      ...upcoming,
      leagueId: `l${index % 10}`,
      leagueName: `League ${index % 10}`,
      startTime: START + index,
    }),
  ),
);

const snapshot = aSnapshot(1, [aLine('live', { leagueId: 'l9', leagueName: 'League 9' })]);
const long = aDay({ matches, roomSnapshots: [{ sportKey: 'football', snapshot }] });

const listOf = (scores: DayScores) => createDayListModel(scores).read({ matches: new Map() });
const rowsOf = (sports: readonly ListedSport[]) =>
  sports.flatMap(({ leagues }) => leagues.flatMap(({ matchIds }) => matchIds));
const countsOf = (sports: readonly ListedSport[]) =>
  sports.flatMap(({ matchCount, leagues }) => [
    matchCount,
    ...leagues.map((league) => [league.name, league.matchCount]),
  ]);

test('a page carries the first twelve rows, and every league and number of the whole day', () => {
  const carried = firstRows(long, new Set());
  expect(rowsOf(listOf(carried).rest)).toEqual(rowsOf(listOf(long).rest).slice(0, 11));
  expect(rowsOf(listOf(carried).live)).toEqual(['live']);
  expect(countsOf(listOf(carried).all)).toEqual(countsOf(listOf(long).all));
});

test('a page carries all of a fan’s matches', () => {
  const { matches: own } = firstRows(long, new Set(['40:m29']));
  expect(own.map(({ id }) => id)).toContain('m29');
});

test('a short day is carried whole', () => {
  const carried = firstRows({ ...long, matches: matches.slice(0, 11) }, new Set());
  expect(carried.matches).toHaveLength(11);
  expect(createDayListModel(carried).isWhole).toBe(true);
});

test('with further matches a board is that of the whole day, and keeps who was in play', () => {
  const board = createDayListModel(firstRows(long, new Set()));
  board.read({ matches: new Map() });
  const ended = parseLine(
    aLine('live', { leagueId: 'l9', status: 'Finished', matchStatus: 'Ended' }),
  );
  const whole = board.withFurther(matches);
  const list = whole.read({ matches: new Map([['live', ended]]) });
  expect(whole.isWhole).toBe(true);
  expect(rowsOf(list.rest)).toEqual(rowsOf(listOf(long).rest));
  expect(rowsOf(list.live)).toEqual(['live']);
});

test('a match that a room brings before it is loaded is counted once', () => {
  const board = createDayListModel(firstRows(long, new Set()));
  const kickedOff = parseLine(aLine('m29', { leagueId: 'l9', leagueName: 'League 9' }));
  const list = board.read({ matches: new Map([['m29', kickedOff]]) });
  expect(countsOf(list.all)).toEqual(countsOf(listOf(long).all));
  expect(rowsOf(list.live)).toEqual(['live', 'm29']);
});

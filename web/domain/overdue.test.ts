import { expect, test } from 'vitest';
import { aLine, START } from '../live/testing/lines.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { comingIn, isOverdue, overdueLast } from './overdue.ts';
import { parseLine } from './parse-line.ts';

const MINUTE = 60_000;
const fixture = (id: string, more: Partial<MatchLine> = {}) =>
  parseLine(aLine(id, { status: 'NotStarted', matchStatus: 'Not start', ...more }));

test.each<[what: string, more: Partial<MatchLine>, minutes: number, overdue: boolean]>([
  ['before its start', {}, -1, false],
  ['some minutes late', {}, 19, false],
  ['of which nobody says that it began', {}, 20, true],
  ['of a sport that begins sooner', { sportId: 31 }, 6, true],
  ['that is said to be delayed', { status: 'Delayed' }, 300, false],
  ['that was said to be delayed yesterday', { status: 'Delayed' }, 1_440, true],
  ['of which nothing is known any more', { status: 'Unknown' }, 30, true],
  ['that is being played', { status: 'Live', matchStatus: 'H1' }, 30, false],
  ['that is over', { status: 'Finished', matchStatus: 'Ended' }, 300, false],
  ['that is put off', { status: 'Postponed' }, 300, false],
])('decides whether a match %s is overdue', (_, more, minutes, overdue) => {
  expect(isOverdue(fixture('m1', more), START + minutes * MINUTE)).toBe(overdue);
});

test('a match without a known time of day is not overdue on its day', () => {
  const match = { ...fixture('m1'), startTimeTbd: true };
  expect(isOverdue(match, START + 1_439 * MINUTE)).toBe(false);
  expect(isOverdue(match, START + 1_440 * MINUTE)).toBe(true);
});

test('a match without a known day is not overdue in its year', () => {
  const match = { ...fixture('m1'), startTimeTbd: true, startDayTbd: true };
  expect(isOverdue(match, START + 365 * 1_440 * MINUTE)).toBe(false);
  expect(isOverdue(match, START + 366 * 1_440 * MINUTE)).toBe(true);
});

test('overdue matches come after upcoming ones', () => {
  const listed = [
    fixture('overdue', { startTime: START - 60 * MINUTE }),
    fixture('live', { status: 'Live', matchStatus: 'H1', startTime: START - 50 * MINUTE }),
    fixture('next', { startTime: START + 60 * MINUTE }),
  ].map((match) => ({ match, round: null, group: null, venue: null }));
  const ids = overdueLast(listed, START).map(({ match }) => match.id);
  expect(ids).toEqual(['live', 'next', 'overdue']);
});

test('matches overdue by a day are not upcoming', () => {
  const listed = [
    fixture('late', { startTime: START - 60 * MINUTE }),
    fixture('past', { startTime: START - 1_440 * MINUTE }),
    fixture('interrupted', { status: 'Interrupted', startTime: START - 1_500 * MINUTE }),
  ].map((match) => ({ match, round: null, group: null, venue: null }));
  const { entries } = comingIn({ entries: listed, flag: null }, START);
  expect(entries.map(({ match }) => match.id)).toEqual(['late', 'interrupted']);
});

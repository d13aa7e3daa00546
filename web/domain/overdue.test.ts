import { expect, test } from 'vitest';
import { aLine, START } from '../live/testing/lines.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { comingIn, overdueLast } from './overdue.ts';
import { parseLine } from './parse-line.ts';

const MINUTE = 60_000;
const fixture = (id: string, more: Partial<MatchLine> = {}) =>
  parseLine(aLine(id, { status: 'NotStarted', matchStatus: 'Not start', ...more }));

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

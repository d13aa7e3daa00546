// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import type { Sides } from '../../../realtime/protocol/primitives.ts';
import { START } from '../../live/testing/lines.ts';
import { matchOfUpdates } from '../testing/match-of-updates.ts';
import { showPart } from '../testing/show-part.tsx';
import LineScoreTable from './line-score-table.tsx';

const BASEBALL = 3;

function rowsOf(...updates: Partial<MatchUpdate>[]): (string | null)[][] {
  const { match, stats } = matchOfUpdates(BASEBALL, ...updates);
  const box = showPart(<LineScoreTable match={match} stats={stats} />, START);
  return [...box.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  );
}

const inning = (away: number, home: number): Sides => ({ home, away });
const QUIET = Array.from({ length: 8 }, () => inning(0, 0));

test('the table shows nine innings, then runs, hits and errors, the guests above', () => {
  const rows = rowsOf({
    status: 'Live',
    matchStatus: 'I3',
    periods: [inning(1, 0), inning(0, 2), inning(0, 0)],
    situation: { possession: 'home', outs: 1, bases: [] },
    stats: { hits: { home: 4, away: 2 }, errors: { home: 0, away: 1 } },
  });
  expect(rows).toEqual([
    ['Team', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'R', 'H', 'E'],
    ['AVO', '1', '0', '0', '', '', '', '', '', '', '1', '2', '1'],
    ['HAR', '0', '2', '0', '', '', '', '', '', '', '2', '4', '0'],
  ]);
});

test.each<[string, Partial<MatchUpdate>, string]>([
  [
    'while the guests bat, the hosts’ half is empty',
    { status: 'Live', matchStatus: 'I9', situation: { possession: 'away' } },
    '',
  ],
  ['while the hosts bat, it counts', { matchStatus: 'I9', situation: { possession: 'home' } }, '0'],
  ['a side that need not bat again has an X', { status: 'Ended' }, 'X'],
])('%s', (_name, update, ninth) => {
  const periods = [inning(0, 3), ...QUIET.slice(1), inning(1, 0)];
  const [, , home] = rowsOf({ status: 'Live', matchStatus: 'I9', periods }, update);
  expect(home?.[9]).toBe(ninth);
});

test('a match in its eleventh inning has eleven columns, and missing figures are dashes', () => {
  const periods = [...QUIET, ...QUIET.slice(0, 3)];
  const [head, away] = rowsOf({ status: 'Live', matchStatus: 'I11', periods });
  expect(head).toContain('11');
  expect(away?.slice(-3)).toEqual(['0', '–', '–']);
});

test('nothing is rendered before the first inning', () => {
  expect(rowsOf({ status: 'Live', matchStatus: 'I1' })).toEqual([]);
});

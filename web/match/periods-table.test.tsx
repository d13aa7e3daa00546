// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { aLine } from '../live/testing/lines.ts';
import { PeriodsTable } from './periods-table.tsx';
import { rendered } from './testing/rendered.tsx';

const over = { status: 'Finished', matchStatus: 'AET' } as const;
const nil = { home: 0, away: 0 };
const pair = (home: number, away: number) => ({ home, away });

test.each<[what: string, line: Partial<MatchLine>, heads: string[]]>([
  ['in one', { ...over, periods: [nil, nil, nil] }, ['H1', 'H2', 'ET']],
  ['half by half', { ...over, periods: [nil, nil, nil, nil] }, ['H1', 'H2', 'ET1', 'ET2']],
  ['that is on', { matchStatus: 'ET1', periods: [nil, nil, nil] }, ['H1', 'H2', 'ET1']],
])('the table shows the goals of extra time %s', (_, line, heads) => {
  const page = rendered(<PeriodsTable match={matchOfLine(aLine('m1', line))} />);
  const shown = [...page.querySelectorAll('thead th')].map((head) => head.textContent);
  expect(shown).toEqual(['Team', ...heads, 'T']);
});

test.each<[what: string, line: Partial<MatchLine>, rows: string[][]]>([
  [
    'the home side first in football',
    { ...over, periods: [pair(1, 0), pair(0, 1), pair(2, 0)], score: pair(3, 1) },
    [
      ['Home', '1', '0', '2', '3'],
      ['Away', '0', '1', '0', '1'],
    ],
  ],
  [
    'the guests first in basketball',
    { sportId: 2, matchStatus: 'Q2', periods: [pair(30, 21), pair(8, 9)], score: pair(38, 30) },
    [
      ['Away', '21', '9', '30'],
      ['Home', '30', '8', '38'],
    ],
  ],
])('each side has its score by period and in all, %s', (_, line, rows) => {
  const page = rendered(<PeriodsTable match={matchOfLine(aLine('m1', line))} />);
  const shown = [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  );
  expect(shown).toEqual(rows);
});

test('the winner of a period that is over is marked, and the period in play', () => {
  const periods = [pair(30, 21), pair(8, 9), pair(5, 5), pair(1, 3)];
  const line = aLine('m1', { sportId: 2, matchStatus: 'Q4', periods, score: pair(44, 38) });
  const page = rendered(<PeriodsTable match={matchOfLine(line)} />);
  const marks = [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td:not(:last-child)')].map((cell) => cell.getAttribute('data-part')),
  );
  expect(marks).toEqual([
    [null, 'won', null, 'running'],
    ['won', null, null, 'running'],
  ]);
});

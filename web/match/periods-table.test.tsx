// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { aLine } from '../live/testing/lines.ts';
import { PeriodsTable } from './periods-table.tsx';
import { rendered } from './testing/rendered.tsx';

const over = { status: 'Finished', matchStatus: 'AET' } as const;
const nil = { home: 0, away: 0 };

test.each<[what: string, line: Partial<MatchLine>, heads: string[]]>([
  ['in one', { ...over, periods: [nil, nil, nil] }, ['H1', 'H2', 'ET']],
  ['half by half', { ...over, periods: [nil, nil, nil, nil] }, ['H1', 'H2', 'ET1', 'ET2']],
  ['that is on', { matchStatus: 'ET1', periods: [nil, nil, nil] }, ['H1', 'H2', 'ET1']],
])('the table shows the goals of extra time %s', (_, line, heads) => {
  const page = rendered(<PeriodsTable match={matchOfLine(aLine('m1', line))} />);
  const shown = [...page.querySelectorAll('thead th')].map((head) => head.textContent);
  expect(shown).toEqual(['Team', ...heads, 'T']);
});

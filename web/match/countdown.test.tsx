// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { parseLine } from '../domain/parse-line.ts';
import { aLine, START } from '../live/testing/lines.ts';
import { Countdown } from './countdown.tsx';
import { rendered } from './testing/rendered.tsx';

test.each<[what: string, more: Partial<MatchLine>, says: string]>([
  ['to come counts the time down', { startTime: START + 299_000 }, '04:59'],
  ['whose time has just come is about to begin', { startTime: START - 60_000 }, 'About to begin'],
  [
    'that should have begun is not about to',
    { startTime: START - 1_200_000 },
    'The match should have begun. No news of it yet.',
  ],
  ['that is delayed says so', { status: 'Delayed', startTime: START - 1_200_000 }, 'Delayed'],
])('a match %s', (_, more, says) => {
  const match = parseLine(aLine('m1', { status: 'NotStarted', matchStatus: 'Not start', ...more }));
  if (match.kind !== 'fixture') throw new Error('it has begun');
  const page = rendered(<Countdown match={match} />);
  expect(page.querySelector('[role="timer"]')?.textContent).toBe(says);
});

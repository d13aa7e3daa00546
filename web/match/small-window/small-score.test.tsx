// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { MatchState } from '../../../realtime/protocol/match-state.ts';
import { recordOfState } from '../../domain/match-record.ts';
import { aState } from '../../live/testing/lines.ts';
import { rendered } from '../testing/rendered.tsx';
import { SmallScore } from './small-score.tsx';

const shown = (more: Partial<MatchState>) =>
  rendered(<SmallScore match={recordOfState(aState('m1', more)).match} onBack={() => {}} />);

test('a small window has both sides with their score, the clock and what happened last', () => {
  const box = shown({
    matchStatus: 'H2',
    score: { home: 2, away: 1 },
    clock: { seconds: 63 * 60 + 5, running: true, at: Date.parse('2026-11-21T12:00:00Z') },
  });
  expect(box.textContent).toMatch(/64'.*Home m1.*2.*Away m1.*1/);
  expect(box.querySelector('[data-ahead]')?.textContent).toContain('Home m1');
  expect(box.querySelector('button')?.textContent).toBe('Back to the match');
});

test('a sport that names guests first shows them first, and tennis the games of the set and the points', () => {
  const basketball = shown({ sportId: 2, matchStatus: 'Q3', score: { home: 60, away: 58 } });
  expect(basketball.textContent).toMatch(/Away m1.*58.*Home m1.*60/);
  const tennis = shown({
    sportId: 5,
    matchStatus: 'S2',
    score: { home: 1, away: 0 },
    periods: [
      { home: 6, away: 4 },
      { home: 3, away: 5 },
    ],
    points: { home: '40', away: '15' },
  });
  expect(tennis.textContent).toMatch(/Home m1.*3.*40.*1.*Away m1.*5.*15.*0/);
});

test('a match that has not begun has no score', () => {
  const box = shown({ status: 'NotStarted', matchStatus: 'Not start', periods: [] });
  expect([...box.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['', '']);
});

import { expect, test } from 'vitest';
import { commentaryText } from './commentary-text.ts';
import type { Incident } from './incident.ts';

const names = { home: 'Harbour Town', away: 'Quarry United' };

function told(incident: Partial<Incident>): string {
  const whole = { id: 'i1', type: 'comment', team: null, minute: 12, ...incident } as const;
  return commentaryText(whole, names);
}

test('A goal is told with its scorer, the assist, how it went in and the score', () => {
  const goal = told({
    type: 'goal',
    team: 'home',
    player: 'Ana Silva',
    relatedPlayer: 'Eva Ruiz',
    text: 'low into the corner',
    score: { home: 1, away: 0 },
  });
  expect(goal).toBe(
    'Goal! Ana Silva (Harbour Town) scores, assisted by Eva Ruiz. Low into the corner. Harbour Town 1, Quarry United 0.',
  );
});

test('An own goal names the side that gains it', () => {
  expect(told({ type: 'own-goal', team: 'away', player: 'Ana Silva' })).toBe(
    'Own goal! Ana Silva turns it into the own net, for Quarry United.',
  );
});

test('What was taken back says so', () => {
  expect(told({ type: 'goal', team: 'home', player: 'Ana Silva', removed: true })).toBe(
    'Taken back: goal by Ana Silva.',
  );
});

test('A shot tells what became of it', () => {
  expect(
    told({ type: 'shot', team: 'away', player: 'Eva Ruiz', shot: { outcome: 'woodwork' } }),
  ).toBe('Eva Ruiz (Quarry United) hits the woodwork.');
});

test('A comment is its own text, and anything else is told by its name', () => {
  expect(told({ type: 'comment', text: 'It begins to rain.' })).toBe('It begins to rain.');
  expect(told({ type: 'timeout', team: 'home' })).toBe('Timeout: Harbour Town.');
  expect(told({ type: 'injury-time', text: '+3 min' })).toBe('Added time: +3 min.');
  expect(told({ type: 'period-end', period: 'H1' })).toBe('End of H1.');
});

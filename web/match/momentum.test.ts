import { expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { momentumGoals, momentumOf, momentumSummary } from './momentum.ts';

let count = 0;
const incident = (more: Partial<Incident>): Incident => ({
  id: `i${(count += 1)}`,
  type: 'shot',
  team: 'home',
  minute: 10,
  ...more,
});
const shot = (outcome: 'saved' | 'off-target', more: Partial<Incident> = {}) =>
  incident({ shot: { outcome }, ...more });

test('there is no momentum without shots', () => {
  expect(momentumOf([incident({ type: 'goal' }), incident({ type: 'corner' })])).toBeNull();
  expect(momentumOf([shot('saved', { removed: true })])).toBeNull();
});

test('an attack peaks in its minute and fades around it', () => {
  const minutes = momentumOf([shot('saved')]) ?? [];
  expect(minutes).toHaveLength(90);
  expect(minutes.slice(5, 14)).toEqual([0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0]);
});

test('attacks of the away side count as negative and offset those of the home side', () => {
  const minutes = momentumOf([shot('saved', { team: 'away' }), shot('off-target')]) ?? [];
  expect(minutes[9]).toBe(-1);
  expect(momentumOf([shot('saved'), shot('saved', { team: 'away' })])?.[9]).toBe(0);
});

test('goals without a shot of their own count, removed ones do not', () => {
  const goal = incident({ type: 'goal', minute: 60 });
  expect(momentumOf([shot('saved'), goal])?.[59]).toBe(1);
  expect(momentumOf([shot('saved'), { ...goal, removed: true }])?.[59]).toBe(0);
});

test('extra time lengthens the momentum', () => {
  const corner = incident({ type: 'corner', minute: 118 });
  expect(momentumOf([shot('saved'), corner])).toHaveLength(118);
});

test('momentum has a summary in words', () => {
  expect(momentumSummary(textOf('en'), [1, 0.2, 0, -0.5], { home: 'Red', away: 'Blue' })).toBe(
    'Red had more of the play in 2 minutes, Blue in 1.',
  );
});

test('goals that count are marked on the side that gained them', () => {
  const goals = [
    incident({ id: 'a', type: 'goal', minute: 0 }),
    incident({ id: 'b', type: 'own-goal', team: 'away', minute: 60 }),
    incident({ id: 'c', type: 'penalty-goal', minute: 70, removed: true }),
    incident({ id: 'd', type: 'goal', minute: null }),
    incident({ id: 'e', type: 'shot' }),
  ];
  expect(momentumGoals(goals)).toEqual([
    { id: 'a', side: 'home', minute: 1 },
    { id: 'b', side: 'away', minute: 60 },
  ]);
});

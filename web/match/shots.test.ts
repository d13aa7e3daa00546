import { expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { shotsOf } from './shots.ts';

const incident = (id: string, more: Partial<Incident>): Incident => ({
  id,
  type: 'shot',
  team: 'home',
  minute: 10,
  ...more,
});

test('shots come latest first, without other incidents and removed shots', () => {
  const shots = shotsOf([
    incident('a', { shot: { outcome: 'saved', expectedGoals: 0.2 } }),
    incident('b', { type: 'corner' }),
    incident('c', { type: 'goal', shot: { outcome: 'goal' }, removed: true }),
    incident('d', { type: 'goal', shot: { outcome: 'goal' } }),
  ]);
  expect(shots.map(({ id, outcome, expectedGoals }) => [id, outcome, expectedGoals])).toEqual([
    ['d', 'goal', null],
    ['a', 'saved', 0.2],
  ]);
});

test('the positions of the away side are rotated by 180°', () => {
  const shot = { outcome: 'saved', x: 90, y: 30 } as const;
  const [away, home] = shotsOf([incident('a', { shot }), incident('b', { shot, team: 'away' })]);
  expect(home?.place).toEqual({ x: 90, y: 30 });
  expect(away?.place).toEqual({ x: 10, y: 70 });
  expect(shotsOf([incident('a', { shot: { outcome: 'saved' } })])[0]?.place).toBeNull();
});

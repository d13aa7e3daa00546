import { expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { textOf } from '../text/text.ts';
import { scorersOf } from './scorers.ts';

const t = textOf('en');
const incident = (more: Partial<Incident>): Incident => ({
  id: 'i',
  type: 'goal',
  team: 'home',
  minute: 23,
  player: 'Ona Reyes',
  ...more,
});

test('a player’s goals stand together, with what kind they were', () => {
  const incidents = [
    incident({}),
    incident({ player: 'Lia Holm', minute: 30 }),
    incident({ type: 'penalty-goal', minute: 45, stoppage: 2 }),
  ];
  expect(scorersOf(t, incidents, 'home')).toEqual([
    { name: 'Ona Reyes', times: ["23'", "45+2' (pen)"] },
    { name: 'Lia Holm', times: ["30'"] },
  ]);
});

test('own goals count for the side that gains them; goals taken back for none', () => {
  const incidents = [
    incident({ type: 'own-goal', team: 'away', player: 'Ida Berg' }),
    incident({ removed: true }),
    incident({ type: 'yellow-card' }),
  ];
  expect(scorersOf(t, incidents, 'away')).toEqual([{ name: 'Ida Berg', times: ["23' (og)"] }]);
  expect(scorersOf(t, incidents, 'home')).toEqual([]);
});

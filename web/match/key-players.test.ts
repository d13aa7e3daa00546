import { expect, test } from 'vitest';
import type { Incident } from '../../realtime/protocol/incident.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { keyPlayersOf } from './key-players.ts';

const t = textOf('en');
const incident = (more: Partial<Incident>): Incident => ({
  id: 'i',
  type: 'goal',
  team: 'home',
  minute: 23,
  player: 'Ona Reyes',
  ...more,
});

test('a player’s goals are grouped, each with its kind', () => {
  const incidents = [
    incident({}),
    incident({ player: 'Lia Holm', minute: 30 }),
    incident({ type: 'penalty-goal', minute: 45, stoppage: 2 }),
  ];
  expect(keyPlayersOf(t, incidents, 'home')).toEqual([
    { kind: 'goal', name: 'Ona Reyes', times: ["23'", "45+2' (P)"] },
    { kind: 'goal', name: 'Lia Holm', times: ["30'"] },
  ]);
});

test('own goals count for the side that gains them, removed goals for neither', () => {
  const incidents = [
    incident({ type: 'own-goal', team: 'away', player: 'Ida Berg' }),
    incident({ removed: true }),
    incident({ type: 'yellow-card' }),
  ];
  expect(keyPlayersOf(t, incidents, 'away')).toEqual([
    { kind: 'goal', name: 'Ida Berg', times: ["23' (OG)"] },
  ]);
  expect(keyPlayersOf(t, incidents, 'home')).toEqual([]);
});

test('a sending-off is listed apart from the goals of the same player', () => {
  const incidents = [
    incident({}),
    incident({ type: 'second-yellow-card', minute: 70 }),
    incident({ type: 'red-card', team: 'away', player: 'Ida Berg', minute: 88 }),
  ];
  expect(keyPlayersOf(t, incidents, 'home')).toEqual([
    { kind: 'goal', name: 'Ona Reyes', times: ["23'"] },
    { kind: 'red', name: 'Ona Reyes', times: ["70'"] },
  ]);
  expect(keyPlayersOf(t, incidents, 'away')).toEqual([
    { kind: 'red', name: 'Ida Berg', times: ["88'"] },
  ]);
});

import { expect, test } from 'vitest';
import type { Incident } from '../../../../realtime/protocol/incident.ts';
import { readMarks } from './player-marks.ts';

const incident = (type: Incident['type'], more: Partial<Incident> = {}): Incident => ({
  id: type,
  type,
  team: 'home',
  minute: 64,
  ...more,
});
const ona = { playerId: 'p1', playerName: 'Ona Reyes' };
const lia = { playerId: 'p2', playerName: 'Lia Holm' };

test('goals, assists, cards and substitutions are matched by player id', () => {
  const marksOf = readMarks([
    incident('goal', { playerId: 'p1', relatedPlayerId: 'p2' }),
    incident('penalty-goal', { playerId: 'p1' }),
    incident('yellow-card', { playerId: 'p2' }),
    incident('second-yellow-card', { playerId: 'p2', minute: 80 }),
    incident('substitution', { playerId: 'p1', relatedPlayerId: 'p3' }),
  ]);
  expect(marksOf(ona)).toMatchObject({ goals: 2, card: null, wentOff: "64'", cameOn: null });
  expect(marksOf(lia)).toMatchObject({ assists: 1, card: 'second-yellow' });
  expect(marksOf({ playerId: 'p3', playerName: 'x' })).toMatchObject({ cameOn: "64'" });
});

test('incidents without ids are matched by name', () => {
  const marksOf = readMarks([incident('own-goal', { player: 'Ona Reyes', minute: null })]);
  expect(marksOf(ona)).toMatchObject({ ownGoals: 1, goals: 0 });
  expect(marksOf(lia)).toMatchObject({ ownGoals: 0 });
});

test('a removed incident leaves no mark', () => {
  const marksOf = readMarks([incident('goal', { playerId: 'p1', removed: true })]);
  expect(marksOf(ona).goals).toBe(0);
});

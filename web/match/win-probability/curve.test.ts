import { expect, test } from 'vitest';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import { gainOf, largestSwings, walk, type Turn } from './curve.ts';

const incident = (id: string): Incident => ({ id, type: 'goal', team: 'home', minute: 1 });
const share = (home: number) => ({ home, draw: 0, away: 1 - home });
const turn = (id: string, before: number, after: number): Turn => ({
  incident: incident(id),
  at: 0,
  before: share(before),
  after: share(after),
});

test('a curve has points at even distances and two at each step', () => {
  const { points, turns } = walk({
    start: 0.5,
    steps: [{ incident: incident('a'), at: 25, state: 0.8 }],
    chancesOf: share,
    end: 40,
    every: 10,
  });
  expect(points.map(({ at, chances }) => [at, chances.home])).toEqual([
    [0, 0.5],
    [10, 0.5],
    [20, 0.5],
    [25, 0.5],
    [25, 0.8],
    [35, 0.8],
    [40, 0.8],
  ]);
  expect(turns.map(({ at, before, after }) => [at, before.home, after.home])).toEqual([
    [25, 0.5, 0.8],
  ]);
});

test('steps beyond the end, and in a wrong order, stay on the curve', () => {
  const { points } = walk({
    start: 0.5,
    steps: [
      { incident: incident('a'), at: 30, state: 0.6 },
      { incident: incident('b'), at: 20, state: 0.7 },
      { incident: incident('c'), at: 99, state: 0.8 },
    ],
    chancesOf: share,
    end: 40,
    every: 50,
  });
  expect(points.map(({ at }) => at)).toEqual([0, 30, 30, 30, 30, 40, 40]);
  expect(points.at(-1)?.chances.home).toBe(0.8);
});

test('the largest swings are three at most, in order of play, and none is small', () => {
  const turns = [
    turn('a', 0.5, 0.7),
    turn('b', 0.7, 0.69),
    turn('c', 0.7, 0.4),
    turn('d', 0.4, 0.5),
    turn('e', 0.5, 0.9),
  ];
  const ids = (list: Turn[]) => largestSwings({ turns: list }).map((each) => each.incident.id);
  expect(ids(turns)).toEqual(['a', 'c', 'e']);
  expect(ids(turns.slice(1, 2))).toEqual([]);
});

test.each([
  ['home', { home: 0.2, draw: 0.3, away: 0.5 }, { home: 0.6, draw: 0.2, away: 0.2 }],
  ['draw', { home: 0.9, draw: 0.08, away: 0.02 }, { home: 0.1, draw: 0.8, away: 0.1 }],
  ['away', { home: 0.4, draw: 0.3, away: 0.3 }, { home: 0.1, draw: 0.2, away: 0.7 }],
] as const)('a turn names %s if that became likelier', (outcome, before, after) => {
  expect(gainOf({ incident: incident('a'), at: 0, before, after })).toBe(outcome);
});

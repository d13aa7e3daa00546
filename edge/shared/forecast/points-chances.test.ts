import { expect, test } from 'vitest';
import { pointsChances } from './points-chances.ts';

const FIT = { spread: 12, power: 0.5, trust: 1 };
const LEVEL = { home: 100, away: 100 };

test.each<[lead: number, left: number, home: number]>([
  // Φ(0), Φ(1) and Φ(2), smoothed by half a point to each side.
  [0, 1, 0.5],
  [12, 1, 0.8412],
  [-12, 1, 0.1588],
  [12, 0.25, 0.977],
  [6, 0.25, 0.8406],
  // Nothing is left to play.
  [1, 0, 1],
  [-1, 0, 0],
  [0, 0, 0.5],
])('with a lead of %i and a share of %d to play, home wins with %d', (lead, left, home) => {
  const chances = pointsChances(LEVEL, { lead, left }, FIT);
  expect(chances.home).toBeCloseTo(home, 3);
  expect(chances.home + chances.away).toBe(1);
  expect(chances.draw).toBe(0);
});

test('an expected lead counts by the share that is left', () => {
  const better = { home: 106, away: 100 };
  const before = pointsChances(better, { lead: 0, left: 1 }, FIT).home;
  expect(before).toBeCloseTo(0.6912, 3);
  expect(pointsChances(better, { lead: 0, left: 0.25 }, FIT).home).toBeLessThan(before);
  const more = pointsChances(better, { lead: 0, left: 1 }, { ...FIT, trust: 2 }).home;
  expect(more).toBeCloseTo(0.8412, 3);
});

test('a higher power leaves less to the last minutes', () => {
  const late = { lead: 3, left: 1 / 48 };
  const { home } = pointsChances(LEVEL, late, FIT);
  expect(pointsChances(LEVEL, late, { ...FIT, power: 0.6 }).home).toBeGreaterThan(home);
});

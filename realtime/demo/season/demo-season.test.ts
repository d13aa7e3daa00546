import { expect, test } from 'vitest';
import { seasonsBetween } from './demo-season.ts';
import { demoWorld } from '../world/world.ts';

const world = demoWorld();

function seasonsOf(key: string) {
  const league = world.find((each) => each.key === key);
  if (!league) throw new Error(`There is no league ${key}`);
  return seasonsBetween(league, Date.parse('2026-04-06'), Date.parse('2027-04-05'));
}

test.each([
  ['from summer to summer', 'fb-1', ['2025/26', '2026/27']],
  ['from January to January', 'fb-5', ['2026', '2027']],
  ['twice a year', 'hb-1', ['2026', '2026/27', '2027']],
  ['three times a year', 'fb-6', ['2026 Spring', '2026 Summer', '2026/27', '2027 Spring']],
])('seasons %s have their usual names', (_, key, names) => {
  expect(seasonsOf(key).map(({ season }) => season.name)).toEqual(names);
});

test('the id of a season does not depend on its name', () => {
  expect(seasonsOf('fb-1').map(({ season }) => season.id)).toEqual([
    'demo-fb-1-2025-26',
    'demo-fb-1-2026-27',
  ]);
  expect(seasonsOf('fb-6').map(({ season }) => season.id)).toEqual([
    'demo-fb-6-2026-1',
    'demo-fb-6-2026-2',
    'demo-fb-6-2026-3',
    'demo-fb-6-2027-1',
  ]);
});

test('for thirty years no two seasons of a league share a name, and names sort by age', () => {
  for (const league of world) {
    const names = seasonsBetween(league, Date.parse('2020-01-01'), Date.parse('2050-01-01')).map(
      ({ season }) => season.name,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual(names);
  }
});

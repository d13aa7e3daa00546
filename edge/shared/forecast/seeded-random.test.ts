import { expect, test } from 'vitest';
import { SeededRandom } from './seeded-random.ts';

function drawn<Value>(seed: string, count: number, draw: (random: SeededRandom) => Value): Value[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, () => draw(random));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test('the same seed draws the same numbers, another seed others', () => {
  const three = (seed: string) => drawn(seed, 3, (random) => random.next());
  expect(three('a')).toEqual(three('a'));
  expect(three('a')).not.toEqual(three('b'));
  expect(three('')).not.toEqual(three('a'));
});

test('numbers are spread evenly from 0 to below 1', () => {
  const numbers = drawn('even', 20_000, (random) => random.next());
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (let tenth = 0; tenth < 10; tenth += 1)
    expect(
      numbers.filter((number) => Math.floor(number * 10) === tenth).length / 2_000,
    ).toBeCloseTo(1, 0);
  expect(meanOf(numbers)).toBeCloseTo(0.5, 2);
});

test('whole numbers stay below their count', () => {
  expect(new Set(drawn('below', 200, (random) => random.below(4)))).toEqual(new Set([0, 1, 2, 3]));
});

test('normal numbers have mean 0 and variance 1', () => {
  const numbers = drawn('normal', 20_000, (random) => random.normal());
  expect(meanOf(numbers)).toBeCloseTo(0, 1);
  expect(meanOf(numbers.map((number) => number ** 2))).toBeCloseTo(1, 1);
});

test.each([0.3, 1.4, 4])('goals of mean %s have that mean and variance', (mean) => {
  const goals = drawn('goals', 20_000, (random) => random.poisson(mean));
  expect(meanOf(goals)).toBeCloseTo(mean, 1);
  expect(meanOf(goals.map((count) => (count - mean) ** 2)) / mean).toBeCloseTo(1, 1);
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { allCases, drawer, seedOf } from './cases.ts';
import { KEPT_CASES } from './kept-cases.ts';

it('the same seed draws the same cases, in any order', async () => {
  const [first, second] = [await drawer(7), await drawer(7)];
  const numbers = [300, 20, 21, 22];
  const drawn = numbers.map((number) => JSON.stringify(first(number)));
  expect(numbers.toReversed().map((number) => JSON.stringify(second(number)))).toEqual(
    drawn.toReversed(),
  );
  expect(JSON.stringify((await drawer(8))(300))).not.toBe(drawn[0]);
});

it('the shrinker starts from the drawn case', async () => {
  const checked: unknown[] = [];
  const property = fc.property(await allCases(), (one) => void checked.push(one));
  fc.check(property, { seed: seedOf(7, 300), numRuns: 1 });
  expect(JSON.stringify(checked)).toBe(JSON.stringify([(await drawer(7))(300)]));
});

it('every run begins with the kept cases', async () => {
  const draw = await drawer(1);
  expect(KEPT_CASES.map((_case, number) => draw(number))).toEqual(KEPT_CASES);
});

import { expect, test } from 'vitest';
import { kitOf } from './kit-of.ts';

test('a team without a kit has one that depends only on its id', () => {
  expect(kitOf({ id: 'sr:competitor:17' })).toEqual(kitOf({ id: 'sr:competitor:17' }));
});

test('teams of a league, whose ids differ little, look different', () => {
  const looks = Array.from({ length: 20 }, (_, index) => {
    const { first, second, pattern } = kitOf({ id: `sr:competitor:${1000 + index}` });
    return `${first} ${second} ${pattern}`;
  });
  expect(new Set(looks).size).toBeGreaterThanOrEqual(19);
});

test('the two colours of a derived kit differ', () => {
  for (let id = 0; id < 500; id += 1) {
    const { first, second, pattern } = kitOf({ id: String(id) });
    expect(first).not.toBe(second);
    expect(pattern).not.toBe('plain');
  }
});

test('a source’s colours come first; a missing pattern is derived', () => {
  const kit = { first: '#111111', second: '#eeeeee' };
  expect(kitOf({ id: '17', kit })).toMatchObject({ ...kit, pattern: kitOf({ id: '17' }).pattern });
  expect(kitOf({ id: '17', kit: { ...kit, pattern: 'plain' } }).pattern).toBe('plain');
});

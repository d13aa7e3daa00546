import { expect, test } from 'vitest';
import { eachAlone } from './each-alone.ts';

test('a row that throws is left out and reported, and the others stay', () => {
  const told: unknown[] = [];
  const paths = eachAlone(
    ['a', 'l\ud800', '', 'b'],
    (id) => (id ? encodeURIComponent(id) : null),
    (error) => told.push(error),
  );
  expect(paths).toEqual(['a', 'b']);
  expect(told).toEqual([expect.any(URIError)]);
});

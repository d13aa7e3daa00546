import { expect, test } from 'vitest';
import { eachAlone } from './each-alone.ts';

test('a row that cannot be read costs itself alone, and is told of', () => {
  const told: unknown[] = [];
  const paths = eachAlone(
    ['a', 'l\ud800', '', 'b'],
    (id) => (id ? encodeURIComponent(id) : null),
    (error) => told.push(error),
  );
  expect(paths).toEqual(['a', 'b']);
  expect(told).toEqual([expect.any(URIError)]);
});

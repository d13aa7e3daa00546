import { expect, test } from 'vitest';
import { mapValid } from './map-valid.ts';

test('a row that throws is left out and reported, and the others stay', () => {
  const calls: unknown[] = [];
  const paths = mapValid(
    ['a', 'l\ud800', '', 'b'],
    (id) => (id ? encodeURIComponent(id) : null),
    (error) => calls.push(error),
  );
  expect(paths).toEqual(['a', 'b']);
  expect(calls).toEqual([expect.any(URIError)]);
});

import { expect, test } from 'vitest';
import { RouterContextProvider } from 'react-router';
import { requestCache } from './request-cache.server.ts';

test('loaders of one page share a call, other pages make their own', async () => {
  const cached = requestCache<number>();
  let calls = 0;
  const call = async () => (calls += 1);
  const [page, next] = [new RouterContextProvider(), new RouterContextProvider()];
  expect(await Promise.all([cached(page, 'a', call), cached(page, 'a', call)])).toEqual([1, 1]);
  expect(await cached(page, 'b', call)).toBe(2);
  expect(await cached(next, 'a', call)).toBe(3);
});

import { expect, test } from 'vitest';
import { RouterContextProvider } from 'react-router';
import { oncePerPage } from './once.server.ts';

test('loaders of one page share a call, other pages make their own', async () => {
  const once = oncePerPage<number>();
  let calls = 0;
  const call = async () => (calls += 1);
  const [page, next] = [new RouterContextProvider(), new RouterContextProvider()];
  expect(await Promise.all([once(page, 'a', call), once(page, 'a', call)])).toEqual([1, 1]);
  expect(await once(page, 'b', call)).toBe(2);
  expect(await once(next, 'a', call)).toBe(3);
});

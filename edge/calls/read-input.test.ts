import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ApiCall } from '../contracts/api-call.ts';
import { readInput } from './read-input.ts';

it('checks no further item of a list after a wrong one', async () => {
  let checked = 0;
  const item = v.check((value: unknown) => {
    checked += 1;
    return typeof value === 'string';
  }, 'an item is a text');
  const call = {
    api: 'media',
    method: 'POST',
    path: '/v1/items',
    caller: 'anyone',
    cache: 'no-store',
    input: v.object({ body: v.object({ items: v.array(v.pipe(v.unknown(), item)) }) }),
    data: v.unknown(),
  } as const satisfies ApiCall;
  const read = await readInput(call, {
    parameter: () => undefined,
    query: () => undefined,
    body: async () => ({ items: ['right', ...Array<number>(10_000).fill(1)] }),
  });
  expect(read).toEqual({ kind: 'wrong', message: 'body.items.1: an item is a text' });
  expect(checked).toBe(2);
});

// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { traceFetches, type FetchSpan } from './fetch-traces.ts';

test.each([
  ['/api/middle/account/x?user=1', '/api/middle/account/x'],
  ['/api/middle/order/share-code/y', '/api/middle/order/share-code/y'],
  ['/api/middle/v1/sports', undefined],
  ['/api/media/v1/account', undefined],
  ['/x?from=/middle/account', undefined],
])(
  'fetch traces are sent only for the /middle/account and /order/share-code paths: %s is traced as %s',
  async (address, traced) => {
    const sent: Request[] = [];
    const spans: FetchSpan[] = [];
    const target = {
      fetch: async (...asked: Parameters<typeof fetch>) => {
        sent.push(new Request(...asked));
        return new Response(null, { status: 204 });
      },
    };
    traceFetches(target, (span) => spans.push(span));
    await target.fetch(new URL(address, location.href));
    expect(spans.map(({ path, status }) => [path, status])).toEqual(traced ? [[traced, 204]] : []);
    expect(sent.map(({ headers }) => headers.has('traceparent'))).toEqual([traced !== undefined]);
  },
);

test('a traced call that fails rejects with its error and is reported', async () => {
  const spans: FetchSpan[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new Error('offline')));
  const target = { fetch };
  traceFetches(target, (span) => spans.push(span));
  await expect(target.fetch(`${location.origin}/middle/account`)).rejects.toThrow('offline');
  expect(spans.map(({ status }) => status)).toEqual([null]);
});

import { expect, test, vi } from 'vitest';
import { brandKeyOfCountry } from '../../edge/shared/brand/brand.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { call, createApi } from '../api/client.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import { askedError } from './page-error.ts';

/* Constants of spec point 9 without a test beside their source. */

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];

/** Returns the number of sends if only the first response has this status. */
async function timesSent(status: number, method: 'GET' | 'POST'): Promise<number> {
  const answers = [new Response(null, { status }), Response.json({ data: [] })];
  const fetch = vi.fn<() => Promise<Response>>(
    async () => answers.shift() ?? Response.json({ data: [] }),
  );
  const api = createApi({ origin: 'https://example.org', fetch, report: () => {} });
  const body = { added: [], removed: [] };
  const sent =
    method === 'GET'
      ? call(api, CALLS.listFavourites, {})
      : call(api, CALLS.updateFavourites, { body });
  await sent.catch(() => null);
  return fetch.mock.calls.length;
}

test.each(RETRIED)('the default retry count is 1 for GET, after %i', async (status) => {
  expect(await timesSent(status, 'GET')).toBe(2);
});

test.each(RETRIED)(
  'the default retry count is 0 for mutating methods, after %i',
  async (status) => {
    expect(await timesSent(status, 'POST')).toBe(1);
  },
);

test('the default error status is 500', () => {
  expect(askedError(new URLSearchParams()).status).toBe(500);
});

test('brand countries br and mx map to the second brand', () => {
  expect(['br', 'mx'].map((country) => brandKeyOfCountry(country))).toEqual(['net', 'net']);
  expect(brandKeyOfCountry('es')).toBe('tv');
});

test('the date display format is HH:mm', () => {
  expect(formatTime(Date.UTC(2026, 10, 21, 9, 5), 'UTC')).toBe('09:05');
});

test('today’s date is the start of day in milliseconds', () => {
  expect(startOfDay(Date.UTC(2026, 10, 21, 9, 5), 'UTC')).toBe(Date.UTC(2026, 10, 21));
});

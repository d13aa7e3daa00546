import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as v from 'valibot';
import { idSchema } from '../../edge/contracts/primitives.ts';
import { rowsSchema } from '../../edge/contracts/rows.ts';
import { beforeDeadline } from './before-deadline.server.ts';
import { createApi } from './client.ts';
import { orNullWhenMissing, type ApiFailure } from './failure.ts';
import { getSportSnapshot } from './rooms.ts';

const schema = v.object({ data: v.number() });

function apiAnswering(...answers: Response[]) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(
    async () => answers.shift() ?? new Response('', { status: 500 }),
  );
  const report = vi.fn<(path: string, failure: ApiFailure) => void>();
  return { api: createApi({ origin: 'https://example.org', fetch, report }), fetch, report };
}

const refusal = () =>
  Response.json({ message: 'Not in your country', state: 40002 }, { status: 503 });
const missing = () => apiAnswering(Response.json({ message: 'None' }, { status: 404 })).api;

test('sends a request to the product’s own origin and parses the response', async () => {
  const { api, fetch } = apiAnswering(Response.json({ data: 1 }));
  await expect(api.get('/api/media/v1/x?a=1', schema)).resolves.toEqual({ data: 1 });
  expect(fetch.mock.calls[0]?.[0].url).toBe('https://example.org/api/media/v1/x?a=1');
});

describe.each([408, 409, 425, 429, 500, 502, 503, 504])('after %i', (status) => {
  test('a GET is retried once', async () => {
    const { api, fetch } = apiAnswering(new Response('', { status }), Response.json({ data: 2 }));
    await expect(api.get('/x', schema)).resolves.toEqual({ data: 2 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a POST is not retried', async () => {
    const { api, fetch } = apiAnswering(new Response('', { status }), Response.json({ data: 2 }));
    const sent = api.send({ method: 'POST', path: '/x' }, schema);
    await expect(sent).rejects.toMatchObject({ status });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('a failed request is thrown as an object with status, message and response, after the second failure', async () => {
  const { api, fetch } = apiAnswering(refusal(), refusal(), refusal());
  await expect(api.get('/x', schema)).rejects.toMatchObject({
    kind: 'api-failure',
    status: 503,
    message: 'Not in your country',
    response: { state: 40002 },
  });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the status of a failed request is 500 if unknown', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const report = vi.fn<(path: string, failure: ApiFailure) => void>();
  const api = createApi({ origin: 'https://example.org', fetch, report });
  const thrown = {
    status: 500,
    message: 'Something went wrong. Please try again!',
    response: expect.any(Error),
  };
  await expect(api.send({ method: 'POST', path: '/x' }, schema)).rejects.toMatchObject(thrown);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    '/x',
    expect.objectContaining({ status: 500 }),
    'POST',
  );
});

test.each([
  [299, 0],
  [400, 1],
  [599, 1],
])('failed requests (status 400 and above) are reported: %i', async (status, times) => {
  const { api, report } = apiAnswering(Response.json({ data: 1 }, { status }));
  await api.send({ method: 'POST', path: '/x' }, schema).catch(() => null);
  expect(report).toHaveBeenCalledTimes(times);
});

test.each(['GET', 'POST', 'DELETE'] as const)(
  'credentials are always included: by a %s',
  async (method) => {
    const { api, fetch } = apiAnswering(Response.json({ data: 1 }));
    await api.send({ method, path: '/x' }, schema);
    expect(fetch.mock.calls[0]?.[0].credentials).toBe('include');
  },
);

test('does not retry a request that the edge has retried', async () => {
  const { api, fetch } = apiAnswering(
    new Response('', { status: 503, headers: { 'x-retried': '1' } }),
  );
  await expect(api.get('/x', schema)).rejects.toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([400, 403, 404])('does not retry after %i', async (status) => {
  const { api, fetch } = apiAnswering(new Response('', { status }));
  await expect(api.get('/x', schema)).rejects.toMatchObject({ status });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a response that does not match the schema is a failure', async () => {
  const { api, report } = apiAnswering(Response.json({ data: 'one' }));
  await expect(api.get('/x?id=7', schema)).rejects.toMatchObject({
    status: 502,
    message: 'Something went wrong. Please try again!',
    response: { data: 'one' },
  });
  expect(report).toHaveBeenCalledExactlyOnceWith(
    '/x',
    expect.objectContaining({ status: 502 }),
    'GET',
  );
});

test('a row that does not match the schema is left out and reported by its path', async () => {
  const events = [{ eventId: 'a' }, { eventId: 'l\ud800' }];
  const { api, report } = apiAnswering(Response.json({ data: events }));
  const rows = v.object({ data: rowsSchema(v.object({ eventId: idSchema })) });
  await expect(api.get('/x?id=7', rows)).resolves.toEqual({ data: [{ eventId: 'a' }] });
  const fault = { status: 200, message: 'Left out: data.1.eventId', response: null };
  expect(report).toHaveBeenCalledExactlyOnceWith('/x', expect.objectContaining(fault), 'GET');
});

test.each([
  ['garbage', () => new Response('{"data":')],
  [
    'what breaks off',
    () => new Response(new ReadableStream({ pull: (c) => c.error(new Error('closed')) })),
  ],
  ['a page of an error', () => new Response('<h1>Bad</h1>', { status: 400 })],
])(
  'a response of %s is a failure with the generic message, reported once',
  async (_what, answer) => {
    const { api, report } = apiAnswering(answer());
    await expect(api.get('/x', schema)).rejects.toMatchObject({
      kind: 'api-failure',
      message: 'Something went wrong. Please try again!',
    });
    expect(report).toHaveBeenCalledTimes(1);
  },
);

test('orNullWhenMissing() and getSportSnapshot() return null for a 404', async () => {
  await expect(orNullWhenMissing(missing().get('/x', schema))).resolves.toBeNull();
  await expect(getSportSnapshot(missing(), 'tennis')).resolves.toBeNull();
});

test.each([
  ['does not begin', () => new Promise<Response>(() => {})],
  ['does not end', async () => new Response(new ReadableStream({ pull: () => {} }))],
])('a response that %s is a failure when the deadline passes', async (_what, fetch) => {
  const report = vi.fn<(path: string, failure: ApiFailure) => void>();
  const deadline = AbortSignal.timeout(20);
  const within = <Value>(reading: Promise<Value>) => beforeDeadline(deadline, reading);
  const api = createApi({ origin: 'https://example.org', fetch, report, within });
  await expect(api.get('/x', schema)).rejects.toMatchObject({
    kind: 'api-failure',
    status: 500,
    message: 'Something went wrong. Please try again!',
  });
  expect(report).toHaveBeenCalledTimes(1);
});

test.each([
  ['GET', 1, 8_000],
  ['POST', 1, 12_000],
  ['GET', 20, 160_000],
  ['POST', 20, 240_000],
] as const)('a %s at time scale %i fails after %i ms', async (method, timeScale, ms) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const report = vi.fn<(path: string, failure: ApiFailure) => void>();
  const fetch = () => new Promise<Response>(() => {});
  const api = createApi({ origin: 'https://example.org', fetch, report, timeScale });
  const sent = api.send({ method, path: '/x' }, schema);
  sent.catch(() => {});
  await vi.advanceTimersByTimeAsync(ms - 100);
  expect(report).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await expect(sent).rejects.toMatchObject({ status: 500 });
});

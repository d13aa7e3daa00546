import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { ApiCall } from '../../edge/contracts/api-call.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { call, callOrNull, createApi } from './client.ts';

const addNote = {
  api: 'patron',
  method: 'POST',
  path: '/notes/{id}',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({ id: v.string(), at: v.number(), body: v.object({ text: v.string() }) }),
  data: v.object({ noteId: v.string() }),
} as const satisfies ApiCall;

function apiAnswering(...answers: Response[]) {
  const sent: Request[] = [];
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async (request) => {
    sent.push(request);
    return answers.shift() ?? new Response('', { status: 500 });
  });
  return { api: createApi({ origin: 'https://example.org', fetch, report: () => {} }), sent };
}

test('a call’s URL has the inputs named by its path, and the others in the query', async () => {
  const { api, sent } = apiAnswering(Response.json({ data: [] }), Response.json({ data: [] }));
  const id = 'a/b ?&';
  await callOrNull(api, CALLS.getCommentary, { id, flag: undefined, size: 5 }).catch(() => null);
  await call(api, CALLS.listLeagues, { sportId: 5 });
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://example.org/api/media/v1/events/a%2Fb%20%3F%26/commentary?size=5',
    'GET https://example.org/api/media/v1/leagues?sportId=5',
  ]);
});

test('a response is parsed by its schema, and callOrNull() returns null for a 404', async () => {
  const answer = Response.json({ data: { countryCode: 'es', more: 1 } });
  const { api } = apiAnswering(answer, Response.json({ message: 'None' }, { status: 404 }));
  expect(await call(api, CALLS.locateCountry, {})).toEqual({ countryCode: 'es' });
  expect(await callOrNull(api, CALLS.getOdds, { id: 'none' })).toBeNull();
});

test('a body is sent as JSON with the method of the entry', async () => {
  const { api, sent } = apiAnswering(Response.json({ data: { noteId: 'n' } }));
  const input = { id: '7', at: 3, body: { text: 'hello' } };
  expect(await call(api, addNote, input)).toEqual({ noteId: 'n' });
  const [request] = sent;
  expect(request?.method).toBe('POST');
  expect(new URL(request?.url ?? '').pathname).toMatch(/-patron\/notes\/7$/);
  expect(new URL(request?.url ?? '').search).toBe('?at=3');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({ text: 'hello' });
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a POST is not retried after %i',
  async (status) => {
    const { api, sent } = apiAnswering(new Response('', { status }));
    const input = { id: '7', at: 3, body: { text: 'hello' } };
    await expect(call(api, addNote, input)).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  },
);

test('a call sends its own headers, and its failure has the state and retryAfter', async () => {
  const refused = Response.json(
    { message: 'Too many tries', state: 11_812 },
    { status: 429, headers: { 'retry-after': '40' } },
  );
  const { api, sent } = apiAnswering(refused);
  const input = { id: '7', at: 3, body: { text: 'hello' } };
  const failed = call(api, addNote, input, undefined, { 'Captcha-Uuid': 'c1' });
  await expect(failed).rejects.toMatchObject({ status: 429, state: 11_812, retryAfter: 40 });
  expect(sent[0]?.headers.get('captcha-uuid')).toBe('c1');
});

test('a failure has the seconds until the date of Retry-After', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T21:00:00Z'), toFake: ['Date'] });
  const headers = { 'retry-after': 'Fri, 27 Nov 2026 21:01:30 GMT' };
  const { api } = apiAnswering(Response.json({ message: 'Wait' }, { status: 429, headers }));
  const failed = call(api, addNote, { id: '7', at: 3, body: { text: 'hello' } });
  await expect(failed).rejects.toMatchObject({ retryAfter: 90 });
  vi.useRealTimers();
});

test('a form-data body is sent as multipart, without the content-type of JSON', async () => {
  const { api, sent } = apiAnswering(Response.json({ data: { noteId: 'n' } }));
  const form = new FormData();
  form.set('file', new File(['hello'], 'note.txt'));
  await api.send({ method: 'POST', path: '/x', body: form }, v.unknown());
  expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const received = await sent[0]?.formData();
  const file = received?.get('file');
  expect(file instanceof File && (await file.text())).toBe('hello');
});

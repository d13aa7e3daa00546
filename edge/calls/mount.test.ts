import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ApiCall } from '../contracts/api-call.ts';
import type { User } from '../contracts/user.ts';
import { JsonParts, Refusal } from './handler.ts';
import { mount } from './mount.ts';

const note = v.object({ text: v.pipe(v.string(), v.maxLength(5, 'too long')) });

const CALLS = {
  getNote: {
    api: 'media',
    method: 'GET',
    path: '/v1/notes/{id}',
    caller: 'anyone',
    cache: 'no-cache',
    input: v.object({ id: v.pipe(v.string(), v.minLength(1)) }),
    missing: 'No note has this id.',
    data: note,
  },
  listNotes: {
    api: 'media',
    method: 'GET',
    path: '/v1/notes/{kind}/list',
    caller: 'anyone',
    cache: 'no-cache',
    input: v.object({
      kind: v.picklist(['new', 'old']),
      size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'size must be 1 or more')), 2),
      from: v.number(),
    }),
    data: v.unknown(),
  },
  getSuggestedNote: {
    api: 'media',
    method: 'GET',
    path: '/v1/notes/suggested',
    caller: 'anyone',
    cache: 'no-cache',
    input: v.object({}),
    data: note,
  },
  addNote: {
    api: 'patron',
    method: 'POST',
    path: '/notes/{id}',
    caller: 'signed-in',
    cache: 'no-store',
    input: v.object({ id: v.string(), body: note }),
    data: v.unknown(),
  },
  listAllNotes: {
    api: 'media',
    method: 'GET',
    path: '/v1/notes/all',
    caller: 'anyone',
    cache: 'no-store',
    isStream: true,
    input: v.object({}),
    data: v.array(note),
  },
  greet: {
    api: 'patron',
    method: 'GET',
    path: '/greeting',
    caller: 'anyone-or-user',
    cache: 'no-store',
    input: v.object({}),
    data: v.unknown(),
  },
  keepFile: {
    api: 'patron',
    method: 'POST',
    path: '/files',
    caller: 'anyone',
    cache: 'no-store',
    form: { largest: 1_000, perHour: 10 },
    input: v.object({ body: v.object({ file: v.file('takes a file') }) }),
    data: v.unknown(),
  },
  tellSecret: {
    api: 'patron',
    method: 'POST',
    path: '/secrets',
    caller: 'anyone',
    cache: 'no-store',
    encrypted: true,
    input: v.object({ body: note }),
    data: v.unknown(),
  },
} as const satisfies Record<string, ApiCall>;

/** Opens a body sealed in the member `sealed`. */
async function unsealed(_c: unknown, call: ApiCall, body: unknown) {
  if (typeof body === 'object' && body !== null && 'sealed' in body) return { body: body.sealed };
  return call.mayBePlain ? { body } : new Refusal(400, 'plain');
}

async function* notesInParts() {
  yield '[{"text":"one"}';
  yield ',{"text":"two"}]';
}

function appFor(user: User | null, endNotes = async () => {}) {
  const app = new Hono();
  mount(
    app,
    CALLS,
    {
      getNote: ({ id }, { prefix }) => {
        if (id === 'odd') return new Refusal(400, 'id is odd');
        return id === 'none' ? undefined : { text: prefix + id };
      },
      listNotes: (input) => input,
      getSuggestedNote: () => ({ text: 'this' }),
      listAllNotes: () => new JsonParts(notesInParts(), endNotes),
      greet: (_input, { user: who }) => `Hello ${who?.userId ?? 'stranger'}`,
      keepFile: async ({ body: { file } }) => file.text(),
      // A handler may ignore the signed-in user.
      tellSecret: ({ body }) => body,
      addNote: ({ id, body }, { user: { userId } }) => ({ id, body, userId }),
    },
    { services: () => ({ prefix: '#' }), user: async () => user, open: unsealed },
  );
  return async (path: string, init?: RequestInit) => {
    if (init?.method === 'HEAD')
      return { status: (await app.request(path, init)).status, body: null };
    const answer = await app.request(path, init);
    const body: unknown = answer.status === 404 ? await answer.text() : await answer.json();
    return { status: answer.status, body };
  };
}

const ask = appFor(null);

it.each(['GET', 'HEAD'])('an answer in parts to %s has an end', async (method) => {
  let ended = 0;
  const askNotes = appFor(null, async () => void (ended += 1));
  expect(await askNotes('/media/v1/notes/all', { method })).toMatchObject({ status: 200 });
  expect(ended).toBe(1);
});
const json = (body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

it.each([
  ['/media/v1/notes/7', { text: '#7' }],
  ['/media/v1/notes/a%2Fb', { text: '#a/b' }],
  ['/media/v1/notes/suggested', { text: 'this' }],
  ['/media/v1/notes/all', [{ text: 'one' }, { text: 'two' }]],
  ['/media/v1/notes/new/list?from=-5', { kind: 'new', size: 2, from: -5 }],
  ['/media/v1/notes/old/list?from=1&size=9&other=1', { kind: 'old', size: 9, from: 1 }],
])('a call reaches its handler with parsed input: %s', async (path, data) => {
  expect(await ask(path)).toEqual({ status: 200, body: { data } });
});

it.each([
  ['/media/v1/notes/new/list', 'from is missing'],
  ['/media/v1/notes/new/list?from=soon', 'from must be a whole number'],
  ['/media/v1/notes/new/list?from=1.5', 'from must be a whole number'],
  ['/media/v1/notes/new/list?from=1&size=0', 'size must be 1 or more'],
  ['/media/v1/notes/odd', 'id is odd'],
])('invalid input is answered 400 with a message: %s', async (path, message) => {
  expect(await ask(path)).toEqual({ status: 400, body: { message } });
});

it.each([
  ['/media/v1/notes/none', '{"message":"No note has this id."}'],
  ['/media/v1/notes/other/list?from=1', '{"message":"There is no such call."}'],
  ['/patron/v1/notes/7', '404 Not Found'],
])('a missing resource or call is 404: %s', async (path, body) => {
  expect(await ask(path)).toEqual({ status: 404, body });
});

it('a call for signed-in visitors answers 401 to others before it validates input', async () => {
  expect(await ask('/patron/notes/7', json('{}'))).toMatchObject({ status: 401 });
});

it('a signed-in user’s call reaches its handler with the parsed body', async () => {
  const signedIn = appFor({ userId: 'u1' });
  expect(await signedIn('/patron/notes/7', json('{"text":"hello","more":1}'))).toEqual({
    status: 200,
    body: { data: { id: '7', body: { text: 'hello' }, userId: 'u1' } },
  });
});

it.each([
  [null, 'Hello stranger'],
  [{ userId: 'u1' }, 'Hello u1'],
])('a public call receives the signed-in user, if any: %j', async (user, data) => {
  expect(await appFor(user)('/patron/greeting')).toEqual({ status: 200, body: { data } });
});

it('a multipart form is parsed into fields and files', async () => {
  const body = new FormData();
  body.set('file', new File(['its text'], 'a.txt'));
  const init = { method: 'POST', body };
  expect(await ask('/patron/files', init)).toEqual({ status: 200, body: { data: 'its text' } });
});

it.each([
  ['a text in place of a file', { file: 'text' }, 'body.file: takes a file'],
  ['no file', {}, 'body.file is missing'],
])('a form with %s is 400', async (_what, fields, message) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await ask('/patron/files', { method: 'POST', body });
  expect(answer).toEqual({ status: 400, body: { message } });
});

it.each([
  ['{"text":"too much"}', 'body.text: too long'],
  ['{}', 'body.text is missing'],
  ['{', 'body is missing'],
])('a malformed body is 400 naming the path of its fault: %s', async (body, message) => {
  const signedIn = appFor({ userId: 'u1' });
  expect(await signedIn('/patron/notes/7', json(body))).toEqual({
    status: 400,
    body: { message },
  });
});

it.each([
  ['{"sealed":{"text":"hello"}}', 200, { data: { text: 'hello' } }],
  ['{"sealed":{}}', 400, { message: 'body.text is missing' }],
  ['{"text":"hello"}', 400, { message: 'plain' }],
])(
  'an encrypted body is decrypted before its schema validates it: %s',
  async (sent, status, body) => {
    expect(await ask('/patron/secrets', json(sent))).toEqual({ status, body });
  },
);

it('answers a refusal with its message, state and retry-after', async () => {
  const app = new Hono();
  const refuse = () => new Refusal(429, 'too often', { state: 7, retryAfter: 1.2 });
  const { getSuggestedNote } = CALLS;
  mount(
    app,
    { getSuggestedNote },
    { getSuggestedNote: refuse },
    { services: () => ({}), user: async () => null, open: unsealed },
  );
  const answer = await app.request('/media/v1/notes/suggested');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.json()).toEqual({ message: 'too often', state: 7 });
});

import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_PAYLOAD } from '../contracts/api-call.ts';
import { listCalls } from '../contracts/call-list.ts';
import { confirmPassword, linkBettingAccount } from '../contracts/patron-calls.ts';
import type { Answering, Call } from '../upstream/call.ts';
import { encryptBodies } from './encrypt-bodies.ts';
import { jweCipher, type KnownKeys } from './jwe-cipher.ts';

const PLAIN = '{"identifier":"a@b.example","password":"correct horse"}';
const API = new URL('https://patron.example/');

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

let known: KnownKeys;
let now: number;
/** The API's current key, with its id. */
let key: { kid: string; pair: Pair };
let sent: Call[];
/** Lifetime of each key, ms. */
let life: number;

beforeEach(async () => {
  known = new Map();
  now = 1_000_000;
  life = 60_000;
  sent = [];
  key = { kid: 'one', pair: await generateKeyPair('ECDH-ES', { crv: 'P-256' }) };
});

/** An API that sends its key, and opens only what is encrypted for it. */
const api: Answering = async (call) => {
  sent.push(call);
  if (call.path === '/v3/patron-user/encryption-key') {
    const { kty, crv, x, y } = await exportJWK(key.pair.publicKey);
    const data = {
      key: { kty, crv, x, y, alg: 'ECDH-ES', use: 'enc' },
      kid: key.kid,
      expiresAt: now + life,
      now,
    };
    return Response.json({ data });
  }
  if (call.headers.get('ursid') !== key.kid) return Response.json({}, { status: 400 });
  const { payload }: { payload: string } = JSON.parse(textOf(call));
  const opened = await compactDecrypt(payload, key.pair.privateKey);
  return Response.json({ data: new TextDecoder().decode(opened.plaintext) });
};

function textOf({ body }: Call): string {
  return new TextDecoder().decode(body ?? new Uint8Array());
}

async function send(call: Partial<Call> = {}) {
  const answer = await encryptBodies(jweCipher(API, { known, now: () => now }))(
    {
      upstream: 'patron',
      path: '/v3/patron-user/signin',
      search: '',
      method: 'POST',
      headers: new Headers({ 'content-type': 'text/plain' }),
      body: Uint8Array.from(new TextEncoder().encode(PLAIN)),
      caller: {
        brand: 'brand',
        language: 'en',
        countryCode: null,
        located: null,
        network: null,
        deviceId: null,
        deviceToken: null,
        accessToken: null,
      },
      ...call,
    },
    api,
  );
  const body: unknown = await answer.json().catch(() => null);
  return { status: answer.status, body };
}

const keyCalls = () => sent.filter(({ method }) => method === 'GET').length;

describe('a body with a password', () => {
  /** Spec point 7's seven, and two more. */
  const paths = [
    '/v2/patron-user/signin',
    '/v2/patron-user/register',
    '/v2/patron-user/password/reset',
    '/v3/patron-user/signin',
    '/v3/patron-user/email/reset/password',
    '/v3/patron-user/update/password',
    '/v3/patron-user/sync',
    confirmPassword.path,
    linkBettingAccount.path,
  ];

  it('occurs in these calls and no others', () => {
    const encrypted = listCalls().filter((call) => call.encrypted === true);
    expect(encrypted.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  });

  it.each(paths)(
    'for %s is encrypted and sent with JSON content type, the key id as header ursId',
    async (path) => {
      expect(await send({ path })).toEqual({ status: 200, body: { data: PLAIN } });
      const [, call] = sent;
      expect(call?.headers.get('content-type')).toBe('application/json');
      expect(call?.headers.get('ursid')).toBe('one');
      expect(sent.map(textOf).join('')).not.toContain('horse');
      expect(Object.keys(JSON.parse(call ? textOf(call) : '{}'))).toEqual(['payload']);
    },
  );

  it('is forwarded unchanged when the browser encrypted it', async () => {
    const headers = new Headers({ ursid: 'of-the-browser' });
    await send({ headers });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('ursid')).toBe('of-the-browser');
  });

  it('is answered 413, and not sent, if it would be longer than the API takes', async () => {
    const body = (length: number) => new Uint8Array(length).fill(120);
    await send();
    const [, short] = sent;
    const { payload }: { payload: string } = JSON.parse(short ? textOf(short) : '{}');
    const beside = payload.length - Math.ceil((PLAIN.length * 4) / 3);
    const longest = Math.floor(((LONGEST_PAYLOAD - beside) * 3) / 4);
    sent = [];
    expect(await send({ body: body(longest) })).toMatchObject({ status: 200 });
    expect(await send({ body: body(longest + 1) })).toEqual({ status: 413, body: null });
    expect(sent).toHaveLength(1);
  });

  it.each([{ path: '/v2/patron-user/resolve' }, { upstream: 'media' as const }, { body: null }])(
    'is not assumed in %j',
    async (call) => {
      await send(call);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.headers.has('ursid')).toBe(false);
    },
  );
});

describe('the key', () => {
  it('is cached until it expires', async () => {
    await send();
    await send();
    expect(keyCalls()).toBe(1);
    now += life;
    await send();
    expect(keyCalls()).toBe(2);
  });

  it('is fetched once more after an early replacement', async () => {
    await send();
    now += 10_000;
    key = { kid: 'two', pair: await generateKeyPair('ECDH-ES', { crv: 'P-256' }) };
    expect(await send()).toEqual({ status: 200, body: { data: PLAIN } });
    expect(keyCalls()).toBe(2);
    expect(sent.map(({ headers }) => headers.get('ursid'))).toEqual([
      null,
      'one',
      'one',
      null,
      'two',
    ]);
  });

  it('leaves a refusal unchanged when it is still the same', async () => {
    await send();
    now += 10_000;
    const refusing: Answering = async (call) =>
      call.method === 'GET' ? api(call) : Response.json({ message: 'no' }, { status: 400 });
    const before = sent.length;
    const answer = await encryptBodies(jweCipher(API, { known, now: () => now }))(
      sent[0]
        ? { ...sent[0], method: 'POST', path: '/v3/patron-user/signin', body: new Uint8Array(1) }
        : never(),
      refusing,
    );
    expect([answer.status, await answer.json()]).toEqual([400, { message: 'no' }]);
    expect(sent.length).toBe(before + 1);
  });

  it.each([
    [503, Response.json({ message: 'later' }, { status: 503 })],
    [502, Response.json({ data: { key: 'none' } })],
    [502, new Response('x'.repeat(20_000))],
  ])('causes %i when it fails to load, and no body is sent unencrypted', async (status, answer) => {
    const asked: string[] = [];
    const stage = encryptBodies(jweCipher(API, { known: new Map() }));
    await send();
    const call = sent.find(({ method }) => method === 'POST') ?? never();
    const plain = { ...call, headers: new Headers() };
    const got = await stage(plain, async ({ path }) => {
      asked.push(path);
      return answer;
    });
    await got.text();
    expect([got.status, asked]).toEqual([status, ['/v3/patron-user/encryption-key']]);
  });
});

function never(): never {
  throw new Error('Nothing was sent');
}

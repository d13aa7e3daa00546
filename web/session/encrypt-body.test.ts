import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../edge/contracts/session-calls.ts';
import { STATE } from '../../edge/contracts/states.ts';
import { createApi } from '../api/client.ts';
import { callEncrypted } from './call-encrypted.ts';
import { encryptBody } from './encrypt-body.ts';

const BODY = { identifier: 'à@b.example', password: 'correct horse' };

async function newKey(kid: string, life = 60_000) {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(pair.publicKey);
  const key = { kty: 'EC', crv: 'P-256', x, y, alg: 'ECDH-ES', use: 'enc' } as const;
  return {
    answer: { key, kid, expiresAt: Date.now() + life, now: Date.now() },
    open: opener(pair.privateKey),
  };
}

function opener(privateKey: CryptoKey) {
  return async (payload: string): Promise<unknown> => {
    const { plaintext } = await compactDecrypt(payload, privateKey);
    return JSON.parse(new TextDecoder().decode(plaintext));
  };
}

it('an encrypted body is a standard JWE, different each time', async () => {
  const { answer, open } = await newKey('one');
  const [first, second] = [
    await encryptBody(BODY, answer, 90_500),
    await encryptBody(BODY, answer, 90_500),
  ];
  expect(decodeProtectedHeader(first)).toMatchObject({
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: 'one',
    iat: 90,
    epk: { kty: 'EC', crv: 'P-256' },
  });
  expect([await open(first), await open(second)]).toEqual([BODY, BODY]);
  expect(first).not.toBe(second);
});

describe('a call with a password', () => {
  let key: Awaited<ReturnType<typeof newKey>>;
  const sent: { url: string; text: string; ursId: string | null }[] = [];
  /** s */
  const sealedAt: unknown[] = [];
  let isTooOld = false;
  const opened: unknown[] = [];
  const api = createApi({
    origin: 'https://example.org',
    report: () => {},
    fetch: async (request) => {
      const text = await request.text();
      const ursId = request.headers.get('ursId');
      sent.push({ url: request.url, text, ursId });
      if (request.method === 'GET') return Response.json({ data: key.answer });
      if (ursId !== key.answer.kid) return Response.json({ message: 'no key' }, { status: 400 });
      const { payload }: { payload: string } = JSON.parse(text);
      sealedAt.push(decodeProtectedHeader(payload)['iat']);
      if (isTooOld) {
        isTooOld = false;
        const refusal = { message: 'old', state: STATE.sealTooOld };
        return Response.json(refusal, { status: 400 });
      }
      opened.push(await key.open(payload));
      return Response.json({ data: { accessToken: 'a', expiresIn: 900 } });
    },
  });
  // Each runs after the earlier keys have expired.
  let hours = 0;
  beforeEach(() => {
    hours += 1;
    vi.setSystemTime(Date.now() + hours * 3_600_000);
  });
  afterEach(() => {
    sent.length = 0;
    sealedAt.length = 0;
    opened.length = 0;
    vi.useRealTimers();
  });

  it('is never sent as plain text, and fetches the key once', async () => {
    key = await newKey('one');
    expect(await callEncrypted(api, signIn, { body: BODY })).toMatchObject({ accessToken: 'a' });
    await callEncrypted(api, signIn, { body: BODY });
    expect(sent.map(({ ursId }) => ursId)).toEqual([null, 'one', 'one']);
    expect(sent.map(({ text }) => text).join('')).not.toContain('horse');
    expect(opened).toEqual([BODY, BODY]);
  });

  it('is retried with a new key if the key was replaced', async () => {
    key = await newKey('one');
    await callEncrypted(api, signIn, { body: BODY });
    key = await newKey('two');
    await callEncrypted(api, signIn, { body: BODY });
    expect(sent.map(({ ursId }) => ursId)).toEqual([null, 'one', 'one', null, 'two']);
  });

  it('is dated by the API’s clock if the browser’s is wrong', async () => {
    key = await newKey('one');
    key.answer.now -= 7_200_000;
    key.answer.expiresAt -= 7_200_000;
    await callEncrypted(api, signIn, { body: BODY });
    expect(sealedAt).toEqual([Math.floor(key.answer.now / 1_000)]);
    // The API's clock decides how long it is kept.
    await callEncrypted(api, signIn, { body: BODY });
    expect(sent.map(({ ursId }) => ursId)).toEqual([null, 'one', 'one']);
  });

  it('is encrypted again if the API refuses it as too old', async () => {
    key = await newKey('one');
    isTooOld = true;
    await callEncrypted(api, signIn, { body: BODY });
    expect(sent.map(({ ursId }) => ursId)).toEqual([null, 'one', null, 'one']);
    expect(opened).toEqual([BODY]);
  });
});

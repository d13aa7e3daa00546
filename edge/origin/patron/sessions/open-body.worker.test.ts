import { describe, expect, it } from 'vitest';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { LONGEST_PAYLOAD } from '../../../contracts/api-call.ts';
import { STATE } from '../../../contracts/states.ts';
import {
  getEncryptionKey,
  signIn,
  signInByPhone,
  register,
} from '../../../contracts/session-calls.ts';
import { encryptBody } from '../../../shared/encrypt-body.ts';
import { env } from '../../../testing/bindings.ts';
import { ask, dataOf, sealOf } from '../../../testing/patron.ts';

const body = { identifier: 'nobody@example.org', password: 'a horse, a kingdom' };

describe('a body with a password', () => {
  it.each([signIn, signInByPhone, register])('is refused unencrypted: $path', async (call) => {
    const answer = await ask(call, { body }, { sealed: false });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: 'The body must be encrypted: {"payload": JWE}.' });
  });

  it('is read when it is encrypted for the key of the API', async () => {
    expect((await ask(signIn, { body })).status).toBe(401);
  });

  it('is validated like any other', async () => {
    expect(await ask(signIn, { body: { identifier: 'a@b.org' } })).toMatchObject({
      status: 400,
      body: { message: 'body: takes identifier and password, or otpToken' },
    });
  });

  it('is refused as encrypted for another key, so that the client requests the key again', async () => {
    const sealed = await sealOf(body);
    const answer = await ask(
      signIn,
      { body: JSON.parse(sealed.body) },
      { sealed: false, headers: { ursid: 'another' } },
    );
    expect(answer).toMatchObject({ status: 400, body: { state: STATE.unknownKey } });
  });

  it('is refused as too large if its payload is longer than the edge would send', async () => {
    const { headers } = await sealOf(body);
    const sent = async (payload: string) =>
      (await ask(signIn, { body: { payload } }, { sealed: false, headers })).status;
    expect(await sent('x'.repeat(LONGEST_PAYLOAD))).toBe(400);
    expect(await sent('x'.repeat(LONGEST_PAYLOAD + 1))).toBe(413);
  });

  it.each([
    [-299, { status: 401 }],
    [299, { status: 401 }],
    [-302, { status: 400, body: { state: STATE.sealTooOld } }],
    [302, { status: 400, body: { state: STATE.sealTooOld } }],
  ])('sealed %i seconds from now is answered with %o', async (seconds, expected) => {
    const sealed = await sealOf(body, Date.now() + seconds * 1_000);
    const answer = await ask(
      signIn,
      { body: JSON.parse(sealed.body) },
      { sealed: false, headers: sealed.headers },
    );
    expect(answer).toMatchObject(expected);
  });

  it('is refused without the time when it was sealed', async () => {
    const { key, kid } = await dataOf(getEncryptionKey, {});
    const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
      .encrypt(await importJWK(key, 'ECDH-ES'));
    const headers = { ursid: kid };
    const answer = await ask(signIn, { body: { payload } }, { sealed: false, headers });
    expect(answer).toMatchObject({ status: 400, body: { state: STATE.sealTooOld } });
  });

  it.each([
    ['another public key', 'A256GCM'],
    ['another cipher', 'A128CBC-HS256'],
    ['compression, which makes a few bytes many,', 'A256GCM'],
  ])('is refused with %s, without a reason to request the key again', async (what, enc) => {
    const { key, kid } = await dataOf(getEncryptionKey, {});
    const strange = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const used = what === 'another public key' ? await exportJWK(strange.publicKey) : key;
    const iat = Math.floor(Date.now() / 1_000);
    const zip = what.startsWith('compression') ? { zip: 'DEF' } : {};
    const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc, iat, ...zip })
      .encrypt(await importJWK(used, 'ECDH-ES'));
    const headers = { ursid: kid };
    const answer = await ask(signIn, { body: { payload } }, { sealed: false, headers });
    expect([answer.status, answer.body]).toEqual([
      400,
      { message: 'The body cannot be decrypted.' },
    ]);
  });

  it('is refused where it is not JSON, without a reason to request the key again', async () => {
    const key = await dataOf(getEncryptionKey, {});
    const payload = await encryptBody(new TextEncoder().encode('{"identifier":'), key, Date.now());
    const headers = { ursid: key.kid };
    const answer = await ask(signIn, { body: { payload } }, { sealed: false, headers });
    expect([answer.status, answer.body]).toEqual([400, { message: 'The body is not JSON.' }]);
  });
});

it('the encryption key in the response has no private part', async () => {
  const { key } = await dataOf(getEncryptionKey, {});
  expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kty', 'use', 'x', 'y']);
});

it.each(['SESSION_SECRET', 'ENCRYPTION_KEY'])('sign-in answers 503 without %s', async (name) => {
  const without = { ...env, [name]: '' };
  const sealed = await sealOf(body);
  const headers = sealed.headers;
  const sent = { body: JSON.parse(sealed.body) };
  expect((await ask(signIn, sent, { sealed: false, headers, env: without })).status).toBe(503);
  expect((await ask(getEncryptionKey, {}, { env: without })).status).toBe(503);
});

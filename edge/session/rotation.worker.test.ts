import { exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '../contracts/patron-calls.ts';
import { getEncryptionKey, renewTokens, signIn } from '../contracts/session-calls.ts';
import { STATE } from '../contracts/states.ts';
import { createDatabase } from '../origin/db/database.ts';
import { otpHandlers } from '../origin/patron/codes/otp-handlers.ts';
import { openRequest, putCode } from '../origin/patron/codes/otp-requests.ts';
import { newToken } from '../origin/patron/secret-tokens.ts';
import { issueState, spendState } from '../origin/patron/social/social-state.ts';
import { env } from '../testing/bindings.ts';
import { ask, dataOf, PASSWORD, registered, sealOf, signedIn } from '../testing/patron.ts';
import { servicesAt } from '../testing/services.ts';
import { readVisitorToken } from './visitor-token.ts';

/** Versions of the product on the walk from one secret to another, each with its secrets. */
let walk: Record<'both' | 'turned' | 'done', typeof env>;

beforeAll(async () => {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const old = { SESSION_SECRET: env.SESSION_SECRET, ENCRYPTION_KEY: env.ENCRYPTION_KEY };
  const next = {
    SESSION_SECRET: newToken(),
    ENCRYPTION_KEY: JSON.stringify(await exportJWK(privateKey)),
  };
  const version = (first: typeof old, second: typeof old) => ({
    ...env,
    SESSION_SECRET: `${first.SESSION_SECRET} ${second.SESSION_SECRET}`,
    ENCRYPTION_KEY: `${first.ENCRYPTION_KEY} ${second.ENCRYPTION_KEY}`,
  });
  walk = { both: version(old, next), turned: version(next, old), done: { ...env, ...next } };
  await registered('rotating@example.org');
});

/** Versions that serve at the same time. */
const MEETINGS = [
  ['before', 'both'],
  ['both', 'turned'],
  ['turned', 'done'],
] as const;
const at = (step: keyof typeof walk | 'before') => (step === 'before' ? env : walk[step]);

describe('while a secret is replaced, two versions of the product', () => {
  it.each(MEETINGS)('%s and %s accept the access tokens of each other', async (one, other) => {
    for (const [by, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const body = { identifier: 'rotating@example.org', password: PASSWORD };
      const seal = await sealOf(body, Date.now(), at(by));
      const { accessToken } = await dataOf(
        signIn,
        { body: JSON.parse(seal.body) },
        { sealed: false, headers: seal.headers, env: at(by) },
      );
      expect((await ask(getProfile, {}, { token: accessToken, env: at(to) })).status).toBe(200);
      const read = await readVisitorToken(accessToken, at(to), Date.now());
      expect(read.kind).toBe('user');
    }
  });

  it.each(MEETINGS)('%s and %s decrypt bodies for the key of each other', async (one, other) => {
    const body = { identifier: 'nobody@example.org', password: PASSWORD };
    for (const [by, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const { headers, body: sealed } = await sealOf(body, Date.now(), at(by));
      const sent = { body: JSON.parse(sealed) };
      expect(await ask(signIn, sent, { sealed: false, headers, env: at(to) })).toMatchObject({
        status: 401,
      });
    }
  });

  it('renew a session to the same token, and keep it alive', async () => {
    const { renewalToken } = await signedIn('rotating@example.org');
    const renewed = async (token: string | undefined, version: typeof env) =>
      (await dataOf(renewTokens, { body: { renewalToken: token } }, { env: version })).renewalToken;
    const { both, turned } = walk;
    const tokens = await Promise.all(
      Array.from({ length: 10 }, (_, call) => renewed(renewalToken, call % 2 ? both : turned)),
    );
    expect(new Set(tokens).size).toBe(1);
    const second = await renewed(tokens[0], turned);
    const third = await renewed(second, both);
    // Tokens that two secrets made lead to the newest.
    for (const token of [renewalToken, tokens[0], second])
      expect(await renewed(token, turned)).toBe(third);
    expect(await renewed(third, walk.done)).toEqual(expect.any(String));
  });

  it('accept a code that the other sent', async () => {
    const services = servicesAt(Date.now());
    const codes = (...secrets: [string, ...string[]]) => ({
      ...services,
      codes: { ...services.codes, secret: secrets[0], secrets },
    });
    const identifier = { kind: 'email', value: 'rotating-code@example.org' } as const;
    const request = { id: 'rotating', identifier, purpose: 'register', userId: null } as const;
    await openRequest(services.db, request, services.now);
    await putCode(services.db, {
      id: request.id,
      code: '123456',
      secret: 'old',
      now: services.now,
    });
    const body = { requestId: request.id, code: '123456' };
    expect(await otpHandlers.verifyEmailOtp({ body }, codes('new'))).toMatchObject({ status: 400 });
    expect(await otpHandlers.verifyEmailOtp({ body }, codes('new', 'old'))).toEqual({
      otpToken: expect.any(String),
    });
  });

  it('finish a sign-in with a provider that the other began', async () => {
    const [old, next] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
    const [db, now, provider] = [createDatabase(env.DB), Date.now(), 'google'] as const;
    const state = await issueState(db, { provider, now, secret: old });
    const spend = (...secrets: Uint8Array[]) => spendState(db, { provider, now, state, secrets });
    expect(await spend(next)).toBeNull();
    expect(await spend(next, old)).toBe(old);
    expect(await spend(next, old)).toBeNull();
  });
});

describe('after the walk', () => {
  it('a token of the old secret is refused, and a body for the old key names the reason', async () => {
    const { accessToken } = await signedIn('rotating@example.org');
    expect((await ask(getProfile, {}, { token: accessToken, env: walk.done })).status).toBe(401);
    const { headers, body } = await sealOf({ identifier: 'a@b.org', password: PASSWORD });
    const sent = { body: JSON.parse(body) };
    expect(await ask(signIn, sent, { sealed: false, headers, env: walk.done })).toMatchObject({
      status: 400,
      body: { state: STATE.unknownKey },
    });
  });

  it('browsers get the first of two keys', async () => {
    const keyAt = async (version: typeof env) =>
      (await dataOf(getEncryptionKey, {}, { env: version })).kid;
    expect(await keyAt(walk.both)).toBe(await keyAt(env));
    expect(await keyAt(walk.turned)).toBe(await keyAt(walk.done));
    expect(await keyAt(walk.turned)).not.toBe(await keyAt(walk.both));
  });
});

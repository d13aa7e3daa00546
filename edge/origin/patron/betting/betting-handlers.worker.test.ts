import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { STATE } from '../../../contracts/states.ts';
import {
  confirmPassword,
  deleteAccount,
  getProfile,
  linkBettingAccount,
  resetPasswordByEmail,
} from '../../../contracts/patron-calls.ts';
import { signIn, syncAccount } from '../../../contracts/session-calls.ts';
import { readSessionKeys } from '../../../session/session-keys.ts';
import { env } from '../../../testing/bindings.ts';
import { ask, dataOf, PASSWORD, proofOf, registered } from '../../../testing/patron.ts';
import { servicesAt, type TestServices } from '../../../testing/services.ts';
import { users } from '../../db/account-schema.ts';
import { bettingHandlers } from './betting-handlers.ts';

const local = { ...env, LOCAL: '1' };
const FIRST = { identifier: 'demo@bet.example', password: 'elpmaxe.teb@omed' };
const SECOND = { identifier: 'second@bet.example', password: 'elpmaxe.teb@dnoces' };

const sync = (body: object, as = local) => ask(syncAccount, { body }, { env: as });
async function confirmed(token: string): Promise<string> {
  const body = { password: PASSWORD };
  return (await dataOf(confirmPassword, { body }, { token })).token;
}
async function link(body: object, token: string) {
  const proof = await confirmed(token);
  return ask(linkBettingAccount, { body: { token: proof, ...body } }, { token, env: local });
}

describe('a betting account', () => {
  it('signs its owner in, each time to the same account', async () => {
    const first = await dataOf(syncAccount, { body: FIRST }, { env: local });
    const profile = await dataOf(getProfile, {}, { token: first.accessToken });
    expect(profile).toMatchObject({ email: 'demo@bet.example', hasPassword: false });
    const again = await dataOf(syncAccount, { body: FIRST }, { env: local });
    const { userId } = await dataOf(getProfile, {}, { token: again.accessToken });
    expect(userId).toBe(profile.userId);
  });

  it('opens no account where too many have been opened, and signs in to one from before', async () => {
    const network = '192.0.2.51';
    const syncs = (body: object) => ask(syncAccount, { body }, { env: local, network });
    await registered('crowded@example.org', PASSWORD, network);
    const most = env.DB.prepare('UPDATE tries SET count = 2000 WHERE until > ?');
    await most.bind(Date.now() + 29 * 86_400_000).run();
    expect((await syncs(FIRST)).status).toBe(200);
    const refused = { status: 429, body: { state: STATE.noAccountsLeft } };
    expect(await syncs(SECOND)).toMatchObject(refused);
  });

  it('does not take over an account that has its address', async () => {
    const { accessToken: token } = await registered('second@bet.example');
    expect(await sync(SECOND)).toMatchObject({
      status: 409,
      body: { state: STATE.accountExists },
    });
    expect((await link(SECOND, token)).body).toEqual({ data: { linked: true, account: 'demo-2' } });
    const { accessToken } = await dataOf(syncAccount, { body: SECOND }, { env: local });
    const [own, synced] = await Promise.all(
      [token, accessToken].map((each) => dataOf(getProfile, {}, { token: each })),
    );
    expect(synced?.userId).toBe(own?.userId);
  });

  it('is linked to one account, and moves to another only on its owner’s request', async () => {
    const { accessToken: token } = await registered('links@example.org');
    expect(await link(FIRST, token)).toMatchObject({
      status: 409,
      body: { state: STATE.linkedElsewhere },
    });
    expect((await link({ ...FIRST, keep: true }, token)).status).toBe(200);
    expect((await link(FIRST, token)).status).toBe(200);
    const { accessToken } = await dataOf(syncAccount, { body: FIRST }, { env: local });
    const { email } = await dataOf(getProfile, {}, { token: accessToken });
    expect(email).toBe('links@example.org');
    await dataOf(deleteAccount, { body: { token: await confirmed(token) } }, { token });
    // The account that it opened still has its address.
    expect((await sync(FIRST)).status).toBe(409);
  });

  it('is refused with wrong credentials: 401 to sign in, 403 to link', async () => {
    const wrong = { ...FIRST, password: 'not it at all' };
    expect(await sync(wrong)).toMatchObject({
      status: 401,
      body: { state: STATE.wrongCredentials },
    });
    const { accessToken } = await registered('wrong-bet@example.org');
    expect((await link(wrong, accessToken)).status).toBe(403);
    const body = { ...FIRST, token: 'none' };
    expect((await ask(linkBettingAccount, { body })).status).toBe(401);
  });

  it('ASVS 7.5.1: is linked only with a fresh proof of identity, which works once', async () => {
    const { accessToken } = await registered('proves@example.org');
    const other = await registered('proves-not@example.org');
    for (const token of ['guess', await confirmed(other.accessToken)])
      expect(await link({ ...FIRST, token, keep: true }, accessToken)).toMatchObject({
        status: 400,
        body: { state: STATE.proofRequired },
      });
    const token = await confirmed(accessToken);
    expect((await link({ ...FIRST, token, keep: true }, accessToken)).status).toBe(200);
    expect((await link({ ...FIRST, token, keep: true }, accessToken)).status).toBe(400);
  });

  it('can be moved from another account with the same proof after a 409', async () => {
    const { accessToken } = await registered('moves@example.org');
    const token = await confirmed(accessToken);
    expect((await link({ ...FIRST, token }, accessToken)).status).toBe(409);
    expect((await link({ ...FIRST, token, keep: true }, accessToken)).status).toBe(200);
  });

  it('no longer signs in after the account’s password is reset by a code', async () => {
    const address = 'comes-back@example.org';
    const { accessToken } = await registered(address);
    expect((await link({ ...FIRST, keep: true }, accessToken)).status).toBe(200);
    const otpToken = await proofOf(address, 'otp-reset');
    await dataOf(resetPasswordByEmail, { body: { otpToken, password: 'my kingdom for a goal' } });
    // The account that it opened still has its address.
    expect((await sync(FIRST)).status).toBe(409);
  });

  it.each([
    ['limited@bet.example', ' LIMITED@BET.example'],
    ['+5511961230003', '+55 (11) 96123-0003'],
    ['11961230004', '(11) 96123-0004'],
    ['11961230005', '١١٩٦١٢٣٠٠٠٥'],
    ['bettor_7', 'Bettor 7'],
  ])('has limited sign-in tries, however its identifier is written: %s', async (one, other) => {
    await env.DB.prepare('DELETE FROM tries').run();
    const network = '192.0.2.9';
    const wrong = { identifier: one, password: 'not it at all' };
    const headers = { 'country-code': 'BR' };
    await ask(syncAccount, { body: wrong }, { network, headers, env: local });
    await env.DB.prepare('UPDATE tries SET count = 10').run();
    const body = { ...FIRST, identifier: other };
    expect((await ask(syncAccount, { body }, { network, env: local })).status).toBe(429);
    const elsewhere = { network: '203.0.113.9', env: local };
    expect(await ask(syncAccount, { body }, elsewhere)).toMatchObject({
      status: 400,
      body: { state: STATE.captchaRequired },
    });
  });

  it('has tries of its own, which no other text uses up', async () => {
    await env.DB.prepare('DELETE FROM tries').run();
    const [network, others] = ['192.0.2.70', { network: '203.0.113.70', env: local }];
    const password = 'not it at all';
    const identifier = 'apart@bet.example';
    const behind = { identifier: `${identifier} from ${network}`, password };
    const before = { identifier: `betting:${identifier}`, password };
    for (let at = 0; at < 10; at += 1) {
      await ask(syncAccount, { body: behind }, others);
      await ask(signIn, { body: before }, others);
    }
    const body = { identifier, password };
    expect((await ask(syncAccount, { body }, { network, env: local })).status).toBe(401);
  });

  it('has tries that a right password of an account with a similar name leaves as they are', async () => {
    await env.DB.prepare('DELETE FROM tries').run();
    const network = '192.0.2.71';
    const site = async (_address: string, { body }: RequestInit) =>
      String(body).includes('"victim_"')
        ? Response.json({ account: 'similar', email: 'similar@mail.example' })
        : new Response('no', { status: 401 });
    vi.stubGlobal('fetch', site);
    onTestFinished(() => void vi.unstubAllGlobals());
    const as = { ...env, LOCAL: '', BETTING_API_URL: 'https://bets.test' };
    const tryAs = async (identifier: string) => {
      const body = { identifier, password: 'not it at all' };
      return (await ask(syncAccount, { body }, { network, env: as })).status;
    };
    for (let at = 0; at < 9; at += 1) expect(await tryAs('victim')).toBe(401);
    expect(await tryAs('victim_')).toBe(200);
    expect([await tryAs('victim'), await tryAs('victim')]).toEqual([401, 429]);
  });

  it.each([
    [401, 1, 0],
    [403, 0, 1],
    [404, 0, 1],
    [423, 0, 1],
  ])(
    'counts as a wrong sign-in of all clients only where the site cannot refuse the product: %i',
    async (status, counted, warned) => {
      await env.DB.prepare('DELETE FROM tries').run();
      const write = vi.spyOn(console, 'warn').mockImplementation(() => {});
      vi.stubGlobal('fetch', async () => new Response('no', { status }));
      onTestFinished(() => {
        write.mockRestore();
        vi.unstubAllGlobals();
      });
      const as = { ...env, LOCAL: '', BETTING_API_URL: 'https://bets.test' };
      expect((await sync({ ...FIRST, identifier: 'refused@bet.example' }, as)).status).toBe(401);
      const ofMinute = env.DB.prepare('SELECT key FROM tries WHERE until < ?');
      const { results } = await ofMinute.bind(Date.now() + 120_000).all();
      expect(results).toHaveLength(counted);
      const line = JSON.stringify({ level: 'warn', event: 'betting-site-refuses', status });
      expect(write.mock.calls.filter(([written]) => written === line)).toHaveLength(warned);
    },
  );

  it.each([200, 302, 400, 401, 403, 404, 405, 406, 409, 422, 423, 451])(
    'answers 401 where the site answers %i, which anybody can cause',
    async (status) => {
      vi.stubGlobal('fetch', async () => new Response('<h1>no', { status }));
      onTestFinished(() => void vi.unstubAllGlobals());
      const as = { ...env, LOCAL: '', BETTING_API_URL: 'https://bets.test' };
      expect((await sync({ ...FIRST, identifier: `${status}@bet.example` }, as)).status).toBe(401);
    },
  );

  it.each([408, 415, 500])(
    'answers 503 where the site answers %i, which no credentials cause',
    async (status) => {
      vi.stubGlobal('fetch', async () => new Response(null, { status }));
      onTestFinished(() => void vi.unstubAllGlobals());
      const as = { ...env, LOCAL: '', BETTING_API_URL: 'https://bets.test' };
      expect((await sync({ ...FIRST, identifier: `${status}@bet.example` }, as)).status).toBe(503);
    },
  );

  it.each([
    ['7', '7'],
    [null, '5'],
    ['86400', '3600'],
  ])('answers 429 where the site does, with its Retry-After: %s', async (sent, said) => {
    const headers = { ...(sent !== null && { 'retry-after': sent }) };
    vi.stubGlobal('fetch', async () => new Response('no', { status: 429, headers }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const as = { ...env, LOCAL: '', BETTING_API_URL: 'https://bets.test' };
    const answer = await sync({ ...FIRST, identifier: `often-${said}@bet.example` }, as);
    expect(answer).toMatchObject({ status: 429, body: { state: STATE.retryLimit } });
    expect(answer.headers.get('retry-after')).toBe(said);
  });

  it.each([
    [404, 'no site is set', { ...env, BETTING_API_URL: '' }],
    [503, 'the site is away', { ...env, BETTING_API_URL: 'http://127.0.0.1:9' }],
  ])('answers %i where %s', async (status, _what, as) => {
    const untried = { ...FIRST, identifier: 'untried@bet.example' };
    expect((await sync(untried, { ...as, LOCAL: '' })).status).toBe(status);
  });
});

describe('an account opened by a betting sign-in', () => {
  it.each([
    ['bets@mail.example', { email: 'bets@mail.example', phone: null }],
    ['+55 11 96123-0003', { email: null, phone: '+5511961230003' }],
    ['bettor_7', { email: 'bets@mail.example', phone: null }],
  ])('has one address of the betting account: %s', async (identifier, addresses) => {
    await env.DB.prepare('DELETE FROM users').run();
    const account = { account: identifier, email: 'bets@mail.example', phone: '+5511961230003' };
    const services: TestServices = {
      ...servicesAt(Date.now()),
      keys: () => readSessionKeys(env),
      betting: async () => ({ kind: 'account', account }),
    };
    const body = { identifier, password: 'of the site' };
    expect(await bettingHandlers.syncAccount({ body }, services)).toMatchObject({ expiresIn: 900 });
    expect(await services.db.select().from(users)).toMatchObject([addresses]);
  });

  it('is created once for concurrent first sign-ins', async () => {
    await env.DB.prepare('DELETE FROM users').run();
    const account = { account: 'at-once', email: 'at-once@mail.example' };
    const services: TestServices = {
      ...servicesAt(Date.now()),
      keys: () => readSessionKeys(env),
      betting: async () => ({ kind: 'account', account }),
    };
    const body = { identifier: account.email, password: 'of the site' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => bettingHandlers.syncAccount({ body }, services)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ expiresIn: 900 });
    expect(await services.db.select().from(users)).toHaveLength(1);
  });
});

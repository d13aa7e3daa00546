import { describe, expect, it } from 'vitest';
import { STATE } from '../../../contracts/states.ts';
import {
  confirmPassword,
  deleteAccount,
  getProfile,
  linkBettingAccount,
} from '../../../contracts/patron-calls.ts';
import { syncAccount } from '../../../contracts/session-calls.ts';
import { env } from '../../../testing/bindings.ts';
import { ask, dataOf, PASSWORD, registered } from '../../../testing/patron.ts';

const local = { ...env, LOCAL: '1' };
const FIRST = { identifier: 'demo@bet.example', password: 'elpmaxe.teb@omed' };
const SECOND = { identifier: 'second@bet.example', password: 'elpmaxe.teb@dnoces' };

const sync = (body: object, as = local) => ask(syncAccount, { body }, { env: as });
const link = (body: object, token: string) =>
  ask(linkBettingAccount, { body }, { token, env: local });

describe('a betting account', () => {
  it('signs in whoever has it, into an account of their own from the first time on', async () => {
    const first = await dataOf(syncAccount, { body: FIRST }, { env: local });
    const profile = await dataOf(getProfile, {}, { token: first.accessToken });
    expect(profile).toMatchObject({ email: 'demo@bet.example', hasPassword: false });
    const again = await dataOf(syncAccount, { body: FIRST }, { env: local });
    const { userId } = await dataOf(getProfile, {}, { token: again.accessToken });
    expect(userId).toBe(profile.userId);
  });

  it('takes over no account that has its address', async () => {
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

  it('is linked to one account, and moved to another only where its owner says so', async () => {
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
    const { token: proof } = await dataOf(
      confirmPassword,
      { body: { password: PASSWORD } },
      { token },
    );
    await dataOf(deleteAccount, { body: { token: proof } }, { token });
    // The account that it opened has its address still.
    expect((await sync(FIRST)).status).toBe(409);
  });

  it('is nobody’s with wrong credentials: 401 to sign in, 403 to link', async () => {
    const wrong = { ...FIRST, password: 'not it at all' };
    expect(await sync(wrong)).toMatchObject({
      status: 401,
      body: { state: STATE.wrongCredentials },
    });
    const { accessToken } = await registered('wrong-bet@example.org');
    expect((await link(wrong, accessToken)).status).toBe(403);
    expect((await ask(linkBettingAccount, { body: FIRST })).status).toBe(401);
  });

  it('is limited in its tries as any password is', async () => {
    await sync({ ...FIRST, password: 'not it at all' });
    await env.DB.prepare('UPDATE tries SET count = 10').run();
    expect((await sync(FIRST)).status).toBe(429);
  });

  it.each([
    ['no site is set', { ...env, BETTING_API_URL: '' }],
    ['the site is away', { ...env, BETTING_API_URL: 'http://127.0.0.1:9' }],
  ])('is 503 where %s', async (_what, as) => {
    await env.DB.prepare('DELETE FROM tries').run();
    expect((await sync(FIRST, { ...as, LOCAL: '' })).status).toBe(503);
  });
});

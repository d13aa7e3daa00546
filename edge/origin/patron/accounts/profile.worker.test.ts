import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';
import {
  confirmPassword,
  deleteAccount,
  getProfile,
  updateStatusMessage,
  updateUsername,
} from '../../../contracts/patron-calls.ts';
import { renewTokens, signIn } from '../../../contracts/session-calls.ts';
import { env } from '../../../testing/bindings.ts';
import { ask, dataOf, PASSWORD, proofOf, registered } from '../../../testing/patron.ts';
import { servicesAt } from '../../../testing/services.ts';
import { profileHandlers } from './profile.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns services for the handlers, with a new account as the caller. */
async function asOwn(name: string) {
  const { accessToken: token } = await registered(`${name}@example.org`);
  const { userId } = await dataOf(getProfile, {}, { token });
  const services = servicesAt(NOW);
  return { ...services, user: { userId } };
}

async function refusalOf(answering: Promise<unknown>) {
  const answer = await answering;
  return answer instanceof Refusal ? { status: answer.status, ...answer.facts } : null;
}

describe('a profile', () => {
  it('has a unique and valid username, also for concurrent requests', async () => {
    const tokens = [await registered('name-a@example.org'), await registered('name-b@example.org')];
    const answers = await Promise.all(
      tokens.map(({ accessToken: token }, at) =>
        ask(updateUsername, { body: { username: at === 0 ? 'Camisa9' : 'CAMISA9' } }, { token }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [first] = tokens;
    const token = first?.accessToken;
    const names = ['abc', 'x_1', 'a'.repeat(20)];
    for (const username of names)
      expect(await dataOf(updateUsername, { body: { username } }, { token })).toEqual({ username });
    expect((await dataOf(getProfile, {}, { token })).username).toBe('a'.repeat(20));
    for (const username of ['', 'ab', 'a'.repeat(21), 'a b', 'ação', 'a-b', '<b>'])
      expect(await ask(updateUsername, { body: { username } }, { token })).toMatchObject({
        status: 400,
        body: { state: STATE.usernameMalformed },
      });
    expect(await ask(updateUsername, { body: { username: '4dmin' } }, { token })).toMatchObject({
      status: 409,
      body: { state: STATE.usernameReserved },
    });
  });

  it('has a status message of at most 160 characters, or no message', async () => {
    const { accessToken: token } = await registered('status@example.org');
    const tell = (statusMessage: string) =>
      ask(updateStatusMessage, { body: { statusMessage } }, { token });
    expect(await tell('⚽'.repeat(161))).toMatchObject({
      status: 400,
      body: { state: STATE.statusMessageTooLong },
    });
    expect((await tell('tells\u202Elies')).status).toBe(400);
    for (const message of ['⚽'.repeat(160), '<b>Vamos</b>'])
      expect((await tell(message)).body).toEqual({ data: { statusMessage: message } });
    expect((await dataOf(getProfile, {}, { token })).statusMessage).toBe('<b>Vamos</b>');
    expect((await tell('  ')).body).toEqual({ data: { statusMessage: null } });
  });

  it('takes ten usernames of an account a day, then none until the day is over', async () => {
    const [one, other] = [await asOwn('renames-a'), await asOwn('renames-b')];
    const rename = (username: string, user = one, at = 0) =>
      refusalOf(profileHandlers.updateUsername({ body: { username } }, { ...user, now: NOW + at }));
    for (let at = 0; at < 10; at += 1) expect(await rename(`renamed_${at}`)).toBeNull();
    expect(await rename('renamed_10', one, DAY / 2)).toEqual({
      status: 429,
      state: STATE.retryLimit,
      retryAfter: 43_200,
    });
    expect((await rename('a b', one, DAY / 2))?.status).toBe(400);
    expect(await rename('renamed_10', other, DAY / 2)).toBeNull();
    expect(await rename('renamed_11', one, DAY)).toBeNull();
  });

  it('takes thirty status messages of an account an hour, then none until the hour is over', async () => {
    const user = await asOwn('tells-much');
    const tell = (at: number) =>
      refusalOf(
        profileHandlers.updateStatusMessage(
          { body: { statusMessage: `Vamos ${at}` } },
          { ...user, now: NOW + at },
        ),
      );
    for (let at = 0; at < 30; at += 1) expect(await tell(at)).toBeNull();
    expect(await tell(HOUR / 2)).toMatchObject({ status: 429, retryAfter: 1_800 });
    expect(await tell(HOUR)).toBeNull();
  });

  it.each([undefined, 'nonsense', 'a.b.c'])(
    'answers 401 without a valid token: %s',
    async (token) => {
      expect((await ask(getProfile, {}, { token })).status).toBe(401);
    },
  );
});

describe('deleting an account', () => {
  it('ASVS 7.5.1: requires the password again', async () => {
    const { accessToken: token } = await registered('stays@example.org');
    const codes = [await proofOf('stays@example.org', 'otp-verify'), 'guess', ''];
    for (const code of codes)
      expect((await ask(deleteAccount, { body: { token: code } }, { token })).status).toBe(400);
    expect((await ask(getProfile, {}, { token })).status).toBe(200);
  });

  it('ASVS 7.4.2: ends its sessions, and leaves no personal data in any table', async () => {
    const address = 'Goes.Away@example.org';
    const tokens = await registered(address);
    const { accessToken: token, renewalToken = '' } = tokens;
    await dataOf(updateUsername, { body: { username: 'goes_away' } }, { token });
    await dataOf(updateStatusMessage, { body: { statusMessage: 'until Goes.Away' } }, { token });
    const { userId } = await dataOf(getProfile, {}, { token });
    await env.DB.batch([
      env.DB.prepare('INSERT INTO favourites VALUES (?, 10, 1, 0)').bind(userId),
      env.DB.prepare(
        "INSERT INTO comments (id, news_id, user_id, text, created_at) VALUES ('said', 'n1', ?, 'What a goal!', 0)",
      ).bind(userId),
    ]);
    await proofOf(address, 'otp-signin');
    const proof = await dataOf(confirmPassword, { body: { password: PASSWORD } }, { token });
    expect(await dataOf(deleteAccount, { body: { token: proof.token } }, { token })).toEqual({});

    expect((await ask(getProfile, {}, { token })).status).toBe(401);
    expect((await ask(renewTokens, { body: { renewalToken } })).status).toBe(401);
    const credentials = { identifier: address, password: PASSWORD };
    expect((await ask(signIn, { body: credentials })).status).toBe(401);
    const { results: tables } = await env.DB.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_%' ESCAPE '\\' OR name IN ('otp_requests', 'betting_accounts')",
    ).all<{ name: string }>();
    const rows = await Promise.all(
      tables.map(async ({ name }) => (await env.DB.prepare(`SELECT * FROM ${name}`).all()).results),
    );
    expect(JSON.stringify(rows).toLowerCase()).not.toMatch(/goes.away/);
    const { results: kept } = await env.DB.prepare(
      `SELECT 'favourite' AS of FROM favourites WHERE user_id = ?1
       UNION ALL SELECT 'comment' FROM comments WHERE user_id = ?1`,
    )
      .bind(userId)
      .all();
    expect(kept).toEqual([{ of: 'comment' }]);
    const { results: left } = await env.DB.prepare('SELECT * FROM users WHERE id = ?')
      .bind(userId)
      .all();
    expect(left).toEqual([
      expect.objectContaining({ id: userId, unique_hash_key: '', deleted_at: expect.any(Number) }),
    ]);
  });

  it('frees the address for a new and separate account', async () => {
    const first = await registered('again-a@example.org');
    const as = { token: first.accessToken };
    const before = await dataOf(getProfile, {}, as);
    const { token } = await dataOf(confirmPassword, { body: { password: PASSWORD } }, as);
    await dataOf(deleteAccount, { body: { token } }, as);
    const second = await registered('again-a@example.org');
    const after = await dataOf(getProfile, {}, { token: second.accessToken });
    expect(after.userId).not.toBe(before.userId);
  });
});

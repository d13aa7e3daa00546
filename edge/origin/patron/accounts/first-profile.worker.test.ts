import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { addComment, deleteComment, listComments } from '../../../contracts/comment-calls.ts';
import {
  confirmPassword,
  getProfile,
  resetPasswordByEmail,
  updateStatusMessage,
  updateUsername,
} from '../../../contracts/patron-calls.ts';
import { downloadData, verifyAge } from '../../../contracts/profile-calls.ts';
import { signIn, syncAccount } from '../../../contracts/session-calls.ts';
import { STATE } from '../../../contracts/states.ts';
import { avatarStore } from '../../../pictures/avatar-store.ts';
import { readSessionKeys } from '../../../session/session-keys.ts';
import { article } from '../../../testing/articles.ts';
import { env } from '../../../testing/bindings.ts';
import { call } from '../../../testing/call.ts';
import { overridden } from '../../../testing/overridden.ts';
import { ask, dataOf, proofOf, registered } from '../../../testing/patron.ts';
import { servicesAt } from '../../../testing/services.ts';
import { signed } from '../../../testing/signed.ts';
import { users } from '../../db/account-schema.ts';
import { createDatabase } from '../../db/database.ts';
import { favourites } from '../../db/fan-schema.ts';
import { avatarHandlers } from '../avatar/avatar-handlers.ts';
import { jpeg } from '../avatar/testing/pictures.ts';
import { startSession } from '../sessions/sessions.ts';
import { socialUser } from '../social/social-user.ts';
import { confirmOwner } from './first-confirmation.ts';
import { readEmail } from './identifier.ts';

const db = createDatabase(env.DB);
const avatars = avatarStore(env.AVATARS);
const NEWS = article();
const PASSWORD = 'my kingdom for a goal';
const STATUS = 'I bet on both';

const services = () => ({ ...servicesAt(Date.now()), avatars, keys: () => readSessionKeys(env) });

beforeAll(async () => {
  await call(signed('/ingest/v1/content', { source: 'test', content: [NEWS] }));
});

/** Signs in with Google, whose word alone opens the address's account, and returns the token. */
async function byGoogle(email: string): Promise<string> {
  const found = await socialUser(db, {
    provider: 'google',
    identity: { subject: email, email, ownsEmail: false },
    countryCode: 'br',
    now: Date.now(),
    openAccount: (open) => open(),
  });
  if (found.kind !== 'user') throw new Error(found.kind);
  const tokens = await startSession(services(), { id: found.userId });
  if (tokens instanceof Refusal) throw tokens;
  return tokens.accessToken;
}

/** Opens the account of the simulated betting site's address, and returns the token. */
async function bySite(): Promise<string> {
  const body = { identifier: 'demo@bet.example', password: 'elpmaxe.teb@omed' };
  return (await dataOf(syncAccount, { body }, { env: { ...env, LOCAL: '1' } })).accessToken;
}

async function byCode(email: string): Promise<string> {
  const otpToken = await proofOf(email, 'otp-signin');
  return (await dataOf(signIn, { body: { otpToken } })).accessToken;
}

async function byReset(email: string): Promise<string> {
  const otpToken = await proofOf(email, 'otp-reset');
  await dataOf(resetPasswordByEmail, { body: { otpToken, password: PASSWORD } });
  return (await dataOf(signIn, { body: { identifier: email, password: PASSWORD } })).accessToken;
}

/** Fills the profile of a session's account, comments and stars something; returns the profile. */
async function filled(token: string, username: string) {
  const { userId } = await dataOf(getProfile, {}, { token });
  await dataOf(updateUsername, { body: { username } }, { token });
  await dataOf(updateStatusMessage, { body: { statusMessage: STATUS } }, { token });
  await dataOf(verifyAge, { body: { dateOfBirth: '1990-05-17' } }, { token });
  const file = new File([jpeg()], 'me.jpg', { type: 'image/jpeg' });
  await avatarHandlers.updateAvatar({ body: { file } }, { ...services(), user: { userId } });
  const body = { newsId: NEWS.id, text: `What ${username} says` };
  const { commentId } = await dataOf(addComment, { body }, { token });
  await db.insert(favourites).values({ userId, type: 30, itemId: '7', addedAt: Date.now() });
  return { commentId, profile: await dataOf(getProfile, {}, { token }) };
}

async function commentOf(commentId: string) {
  const { items } = await dataOf(listComments, { newsId: NEWS.id, page: 1, size: 50 });
  return items.find((comment) => comment.commentId === commentId);
}

const pictureOf = (avatarUri: string | null) =>
  env.AVATARS.head((avatarUri ?? '').replace('/img/avatar/', ''));

/** Returns what others see, in the account of a session, of all that `filled` shows. */
async function shownBy(token: string, { commentId }: { commentId: string }) {
  const profile = await dataOf(getProfile, {}, { token });
  const { username, statusMessage, avatarUri, ageVerified, uniqueHashKey } = profile;
  const hasPicture = (await pictureOf(avatarUri)) !== null;
  const comment = await commentOf(commentId);
  return { username, statusMessage, avatarUri, ageVerified, uniqueHashKey, hasPicture, comment };
}

/** Returns the same for an account that has lost nothing. */
const allOf = ({ profile, commentId }: Awaited<ReturnType<typeof filled>>) => ({
  username: profile.username,
  statusMessage: STATUS,
  avatarUri: profile.avatarUri,
  ageVerified: true,
  uniqueHashKey: profile.uniqueHashKey,
  hasPicture: true,
  comment: expect.objectContaining({
    commentId,
    username: profile.username,
    isUserDeleted: false,
    uniqueHashKey: profile.uniqueHashKey,
  }),
});

describe('what an account showed others before its address was confirmed', () => {
  it.each([
    ['a code', 'Google', 'one@club.example', byCode, byGoogle],
    ['a reset', 'Google', 'two@club.example', byReset, byGoogle],
    ['a code', 'a betting site', 'demo@bet.example', byCode, bySite],
  ])('ends with %s, if %s opened it (%s)', async (_by, _opener, email, byOwner, byStranger) => {
    const username = `thief_${email.slice(0, 3)}`;
    const { commentId, profile: before } = await filled(await byStranger(email), username);
    const token = await byOwner(email);
    const profile = await dataOf(getProfile, {}, { token });
    expect(profile).toMatchObject({
      userId: before.userId,
      email,
      username: null,
      statusMessage: null,
      avatarUri: null,
      countryCode: null,
      ageVerified: false,
    });
    expect(profile.uniqueHashKey).toMatch(/^[0-9a-f]{32}$/);
    expect(profile.uniqueHashKey).not.toBe(before.uniqueHashKey);
    expect(await pictureOf(before.avatarUri)).toBeNull();
    expect(await commentOf(commentId)).toMatchObject({
      text: `What ${username} says`,
      username: null,
      isUserDeleted: true,
      uniqueHashKey: '',
    });
    // The owner's name does not come to stand at the comment, and the username is free.
    await dataOf(updateUsername, { body: { username } }, { token });
    expect(await commentOf(commentId)).toMatchObject({ username: null, isUserDeleted: true });
    const data = await dataOf(downloadData, {}, { token });
    expect(data).toMatchObject({ comments: [], favourites: [{ favouriteItemId: '7' }] });
    expect((await ask(deleteComment, { id: commentId }, { token })).status).toBe(404);
  });

  it('stays if a session of the account presents the code', async () => {
    const email = 'own@club.example';
    const token = await byGoogle(email);
    const before = await filled(token, 'own_fan');
    const otpToken = await proofOf(email, 'otp-verify');
    await dataOf(confirmPassword, { body: { otpToken } }, { token });
    expect(await shownBy(token, before)).toEqual(allOf(before));
    expect(await shownBy(await byCode(email), before)).toEqual(allOf(before));
    expect(await shownBy(await byReset(email), before)).toEqual(allOf(before));
  });

  it.each([
    ['a code', byCode],
    ['a reset', byReset],
  ])('was confirmed before, or came later: nothing ends with %s', async (by, byOwner) => {
    const email = `${by.slice(2)}@long-ago.example`;
    const before = await filled((await registered(email)).accessToken, `ana_${by.slice(2)}`);
    expect(await shownBy(await byOwner(email), before)).toEqual(allOf(before));
    const late = `${by.slice(2)}@later.example`;
    await byGoogle(late);
    const after = await filled(await byCode(late), `ina_${by.slice(2)}`);
    expect(await shownBy(await byOwner(late), after)).toEqual(allOf(after));
  });

  it.each(['a code without a session', 'a code in its own session'])(
    'ends once: a confirmation that began before another ends nothing after it (%s)',
    async (first) => {
      const isOwn = first === 'a code in its own session';
      const email = isOwn ? 'stale-own@club.example' : 'stale@club.example';
      const identifier = readEmail(email);
      let token = await byGoogle(email);
      const [user] = await db.select().from(users).where(eq(users.email, email));
      if (!user || !identifier) throw new Error('No user');
      let before = isOwn ? await filled(token, 'stale_own') : null;
      if (isOwn) {
        const otpToken = await proofOf(email, 'otp-verify');
        await dataOf(confirmPassword, { body: { otpToken } }, { token });
      } else token = await byCode(email);
      before ??= await filled(token, 'stale_code');
      await confirmOwner(services(), { user, identifier, session: null });
      expect(await shownBy(token, before)).toEqual(allOf(before));
    },
  );
});

describe('what a stranger used up before the address of an account was confirmed', () => {
  it('is the owner’s again: ten usernames of a day', async () => {
    const email = 'names@club.example';
    const token = await byGoogle(email);
    const rename = async (at: number, as: string) =>
      (await ask(updateUsername, { body: { username: `name_${at}` } }, { token: as })).status;
    for (let at = 0; at < 10; at += 1) expect(await rename(at, token)).toBe(200);
    expect(await rename(10, token)).toBe(429);
    expect(await rename(11, await byCode(email))).toBe(200);
  });

  it('is the owner’s again: a day without a date of birth, since the stranger was too young', async () => {
    const email = 'young@club.example';
    const verify = (year: number, token: string) =>
      ask(verifyAge, { body: { dateOfBirth: `${year}-05-17` } }, { token });
    const token = await byGoogle(email);
    expect((await verify(new Date().getUTCFullYear() - 9, token)).status).toBe(200);
    const refused = { status: 429, body: { state: STATE.ageRefused } };
    expect(await verify(1990, token)).toMatchObject(refused);
    expect((await verify(1990, await byReset(email))).status).toBe(200);
  });
});

it('the first code confirms an account also while its picture cannot be deleted, which is logged', async () => {
  const email = 'bucket-away@mail.example';
  await filled(await byGoogle(email), 'bucket_away');
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void write.mockRestore());
  const away = avatarStore(overridden(env.AVATARS, { delete: () => Promise.reject(new Error()) }));
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const identifier = readEmail(email);
  if (!user || !identifier) throw new Error('There is no such account');
  await confirmOwner({ ...services(), avatars: away }, { user, identifier, session: null });
  const [after] = await db.select().from(users).where(eq(users.email, email));
  expect(after).toMatchObject({ confirmedAt: expect.any(Number), avatarKey: null, username: null });
  expect(write.mock.calls.join()).toContain(`"key":"${user.avatarKey}"`);
});

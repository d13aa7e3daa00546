import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { JsonParts, Refusal } from '../../../calls/handler.ts';
import { partedBody } from '../../../calls/parted-body.ts';
import { ownAddressOf } from '../../../contracts/call-address.ts';
import { downloadData } from '../../../contracts/profile-calls.ts';
import { STATE } from '../../../contracts/states.ts';
import { avatarStore } from '../../../pictures/avatar-store.ts';
import { SESSION_COOKIE } from '../../../session/session-cookies.ts';
import { ANSWER_LIMIT } from '../../../upstream/limit-answer.ts';
import { env } from '../../../testing/bindings.ts';
import { call } from '../../../testing/call.ts';
import { overridden } from '../../../testing/overridden.ts';
import { dataOf, registered } from '../../../testing/patron.ts';
import { servicesAt } from '../../../testing/services.ts';
import { bettingAccounts, identities, sessions, users } from '../../db/account-schema.ts';
import { otpRequests } from '../../db/code-schema.ts';
import { createDatabase } from '../../db/database.ts';
import { calendars, comments, favourites } from '../../db/fan-schema.ts';
import { eraseUser } from './erase-user.ts';
import { DOWNLOADED, NOT_DOWNLOADED, personalDataHandlers, PLACE_MS } from './personal-data.ts';
import { profileHandlers } from './profile.ts';
import { issueProof } from './proofs.ts';
import { findUser } from './users.ts';

const db = createDatabase(env.DB);
const NOW = Date.now();
const avatars = avatarStore(env.AVATARS);

/** Columns that lead to a person, or hold a hash of one. */
const PERSONAL = /^(?:user_id|email|phone|username|target|recipient|subject|(?:\w+_)?hash)$/;

let ana: string;
let bruno: string;

/** Opens an account with something in every table. */
async function open(name: string): Promise<string> {
  const id = crypto.randomUUID();
  const email = `${name}-${id}@example.org`;
  const avatarKey = `${id}.png`;
  await avatars.put(avatarKey, {
    bytes: new Uint8Array([1, 2]),
    type: 'image/png',
    extension: 'png',
  });
  await db.insert(users).values({
    id,
    email,
    emailKey: email,
    username: `${name}_${id.slice(0, 8)}`,
    passwordHash: `$scrypt$of-${id}`,
    avatarKey,
    uniqueHashKey: `public-${id}`,
    confirmedAt: NOW,
    createdAt: NOW,
  });
  const times = { rotatedAt: NOW, createdAt: NOW, expiresAt: NOW + 1 };
  await db
    .insert(sessions)
    .values({ id: `s-${id}`, userId: id, renewalHash: `hash-${id}`, ...times });
  await db
    .insert(identities)
    .values({ provider: 'google', subject: `google-${id}`, userId: id, createdAt: NOW });
  await db.insert(bettingAccounts).values({ account: `bet-${id}`, userId: id, linkedAt: NOW });
  await db.insert(favourites).values({ userId: id, type: 30, itemId: `team-${id}`, addedAt: NOW });
  const calendar = { userId: id, createdAt: NOW, seenAt: NOW };
  await db.insert(calendars).values({ id: `calendar-${name}-${crypto.randomUUID()}`, ...calendar });
  const comment = { userId: id, newsId: 'n', text: `text of ${name}`, createdAt: NOW };
  await db.insert(comments).values({ id: `c-${id}`, ...comment });
  await db.insert(comments).values({ id: `w-${id}`, ...comment, withdrawnAt: NOW });
  await db.insert(otpRequests).values({
    id: `o-${id}`,
    channel: 'email',
    purpose: 'signin',
    target: email,
    expires: NOW + 1,
  });
  await issueProof(db, { kind: 'otp-signin', subject: `email:${email}`, lifeMs: 1_000, now: NOW });
  return id;
}

beforeEach(async () => {
  ana = await open('ana');
  bruno = await open('bruno');
});

const asUser = (userId: string) => ({ ...servicesAt(NOW), user: { userId }, avatars });

/** Begins a download, which is open until it is ended. */
async function begin(userId: string, services: ReturnType<typeof asUser> = asUser(userId)) {
  const answer = await personalDataHandlers.downloadData({}, services);
  if (answer instanceof Refusal) throw new Error(answer.message);
  if (!(answer instanceof JsonParts)) throw new Error('No data');
  return answer;
}

/** Returns all parts of a download, and ends it. */
async function partsOf(answer: JsonParts): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of answer.parts) parts.push(part);
  await answer.end();
  return parts;
}

async function download(userId: string) {
  const parts = await partsOf(await begin(userId));
  return v.parse(downloadData.data, JSON.parse(parts.join('')));
}

/** Returns the database, and the list of what is asked of it. */
function watchedDatabase() {
  const queries: string[] = [];
  const prepare = (query: string) => {
    queries.push(query);
    return env.DB.prepare(query);
  };
  return { db: createDatabase(overridden(env.DB, { prepare })), queries };
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%'",
  ).all();
  return results.map(({ name }) => String(name));
}

it('a user downloads something from every table that leads to them, and nothing of others', async () => {
  const data = await download(ana);
  for (const member of Object.values(DOWNLOADED)) {
    const value = data[member];
    expect(Array.isArray(value) ? value.length : value).toBeTruthy();
  }
  expect(data).toMatchObject({
    profile: { userId: ana, bettingAccounts: [`bet-${ana}`] },
    picture: { type: 'image/png', base64: 'AQI=' },
    favourites: [{ type: 30, favouriteItemId: `team-${ana}` }],
    identities: [{ provider: 'google', subject: `google-${ana}` }],
  });
  expect(data.comments.map(({ commentId }) => commentId)).toEqual([`c-${ana}`, `w-${ana}`]);
  const text = JSON.stringify(data);
  expect(text).not.toContain(bruno);
  // Hashes of secrets help nobody but a thief of the file.
  expect(text).not.toContain('$scrypt$');
  expect(text).not.toContain(`hash-${ana}`);
});

it('the call answers with the data in the envelope of every call', async () => {
  const { accessToken: token } = await registered('downloads@example.org');
  const { profile, signIns, comments: written } = await dataOf(downloadData, {}, { token });
  expect(profile.email).toBe('downloads@example.org');
  expect(signIns).toHaveLength(1);
  expect(written).toEqual([]);
});

it('an account whose address nobody confirmed leaves the codes and proofs of the address alone', async () => {
  await db.update(users).set({ confirmedAt: null }).where(eq(users.id, ana));
  const own = {
    id: `own-${ana}`,
    channel: 'email',
    purpose: 'verify',
    target: 'x@example.org',
  } as const;
  await db.insert(otpRequests).values({ ...own, userId: ana, expires: NOW + 1 });
  const { codes, proofs } = await download(ana);
  expect(codes.map(({ to }) => to)).toEqual(['x@example.org']);
  expect(proofs).toEqual([]);
  const found = await findUser(db, ana);
  if (found) await eraseUser(db, found, NOW);
  const left = await db
    .select()
    .from(otpRequests)
    .where(eq(otpRequests.id, `o-${ana}`));
  expect(left).toHaveLength(1);
});

it('every table that leads to a person is in the download, or is left out for a reason', async () => {
  const personal: string[] = [];
  for (const name of await tableNames()) {
    const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info('${name}')`).all();
    if (results.some((column) => PERSONAL.test(String(column['name'])))) personal.push(name);
  }
  const known = [...Object.keys(DOWNLOADED), ...Object.keys(NOT_DOWNLOADED)];
  expect(personal.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining(personal));
});

it('a deleted account leaves its id in its comments and its empty row alone, at once', async () => {
  const { profile } = await download(ana);
  const token = await issueProof(db, { kind: 'password', subject: ana, lifeMs: 1_000, now: NOW });
  expect(await profileHandlers.deleteAccount({ body: { token } }, asUser(ana))).toEqual({});
  const traces: string[] = [];
  for (const name of await tableNames()) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    const text = JSON.stringify(results).toLowerCase();
    for (const trace of [ana, profile.email, profile.username])
      if (trace !== null && text.includes(trace.toLowerCase())) traces.push(`${name}: ${trace}`);
  }
  expect(traces.toSorted()).toEqual([`comments: ${ana}`, `users: ${ana}`]);
  expect(await avatars.readPart(`${ana}.png`, 0)).toBeNull();
  expect(await personalDataHandlers.downloadData({}, asUser(ana))).toBeUndefined();
  expect((await download(bruno)).profile.userId).toBe(bruno);
});

it('a user downloads their data ten times an hour at most', async () => {
  for (let at = 0; at < 10; at += 1) await download(ana);
  await expect(download(ana)).rejects.toThrow('reached your retry limitation');
});

it('a download has every comment of a fan with thousands of them, over 5 MB and in pages', async () => {
  const text = '⚽'.repeat(500);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
     INSERT INTO comments (id, news_id, user_id, text, created_at)
     SELECT 'many-' || i || ?, 'n', ?, ?, ? FROM n`,
  )
    .bind(ana, ana, text, NOW)
    .run();
  const sizes = (await partsOf(await begin(ana))).map(bytesOf);
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(ANSWER_LIMIT);
  expect(Math.max(...sizes)).toBeLessThan(70_000);
  // Few pages are much shorter: each is a query.
  expect(sizes.filter((size) => size > 60_000).length).toBeGreaterThan(90);
  const { comments: all } = await download(ana);
  expect(new Set(all.map(({ commentId }) => commentId)).size).toBe(4_002);
});

it.each(['😀', '"', '\\'])(
  'a part of a download is small though its rows are long: comments of %j',
  async (character) => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
       INSERT INTO comments (id, news_id, user_id, text, created_at)
       SELECT 'long-' || i || ?, 'n', ?, iif(i < 200, 'short', ?), ? FROM n`,
    )
      .bind(ana, ana, character.repeat(2_000), NOW)
      .run();
    const parts = await partsOf(await begin(ana));
    expect(Math.max(...parts.map(bytesOf))).toBeLessThan(90_000);
    const { comments: all } = v.parse(downloadData.data, JSON.parse(parts.join('')));
    expect(new Set(all.map(({ commentId }) => commentId)).size).toBe(302);
  },
);

it('a picture of the largest size comes whole, in small parts', async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(65_536));
  const whole = new Uint8Array([...bytes, ...bytes, ...bytes, ...bytes.subarray(1)]);
  const avatar = { bytes: whole, type: 'image/png', extension: 'png' } as const;
  await avatars.put(`${ana}.png`, avatar);
  const parts = await partsOf(await begin(ana));
  expect(Math.max(...parts.map(bytesOf))).toBeLessThan(70_000);
  const { picture } = v.parse(downloadData.data, JSON.parse(parts.join('')));
  expect(picture).toEqual({ type: 'image/png', base64: Buffer.from(whole).toString('base64') });
});

it('a HEAD of the download, whose parts nobody takes, opens none', async () => {
  const { accessToken } = await registered('heads@example.org');
  const headers = { cookie: `${SESSION_COOKIE}=${accessToken}` };
  const address = new URL(ownAddressOf(downloadData, {}), 'http://localhost');
  for (const method of ['HEAD', 'HEAD', 'GET'])
    expect((await call(new Request(address, { method, headers }))).status).toBe(200);
});

it('an account has one open download, and the next one waits for its end', async () => {
  const first = await begin(ana);
  const second = await personalDataHandlers.downloadData({}, asUser(ana));
  expect(second).toMatchObject({
    status: 429,
    facts: { state: STATE.retryLimit, retryAfter: PLACE_MS / 1_000 },
  });
  // Others have places of their own.
  await (await begin(bruno)).end();
  await first.end();
  await (await begin(ana)).end();
});

it('a download that nobody has begun to read is not open any more once its reader has left', async () => {
  await partedBody(await begin(ana)).cancel();
  const next = await begin(ana);
  expect(next.parts).toBeDefined();
  await next.end();
});

it('the place of a download that died is free after a minute, and its end takes no other’s', async () => {
  const later = (ms: number) => ({ ...asUser(ana), now: NOW + ms });
  const dead = await begin(ana);
  await expect(begin(ana, later(PLACE_MS - 1))).rejects.toThrow('retry limitation');
  const next = await begin(ana, later(PLACE_MS));
  await dead.end();
  await expect(begin(ana, later(PLACE_MS + 1))).rejects.toThrow('retry limitation');
  await next.end();
  await (await begin(ana, later(PLACE_MS + 2))).end();
});

it('a download whose reader takes parts keeps the next one from beginning, and frees its place at its end', async () => {
  const late = { ...asUser(ana), now: NOW + PLACE_MS };
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const long = await begin(ana);
  const parts = long.parts[Symbol.asyncIterator]();
  await parts.next();
  clock.mockReturnValue(20_000);
  await parts.next();
  clock.mockRestore();
  await expect(begin(ana, late)).rejects.toThrow('retry limitation');
  await long.end();
  await (await begin(ana, late)).end();
});

it('refused downloads write nothing', async () => {
  for (let at = 0; at < 10; at += 1) await (await begin(bruno)).end();
  await expect(begin(bruno)).rejects.toThrow('retry limitation');
  const { queries, ...watched } = watchedDatabase();
  await expect(begin(bruno, { ...asUser(bruno), ...watched })).rejects.toThrow('retry limitation');
  expect(queries.filter((query) => !query.startsWith('select'))).toEqual([]);
});

it('reads each kind of row by an index, so that other fans’ rows cost nothing', async () => {
  const { queries, ...watched } = watchedDatabase();
  await partsOf(await begin(ana, { ...asUser(ana), ...watched }));
  const pages = queries.filter((query) => /limit \?/i.test(query));
  expect(pages.length).toBeGreaterThanOrEqual(8);
  for (const query of pages) {
    const bound = Array.from(query.matchAll(/\?/g), () => '1');
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
      .bind(...bound)
      .all();
    const plan = results.map(({ detail }) => String(detail)).join('; ');
    expect(plan).toMatch(/INDEX \w+ \(/);
    // Only what the database has made itself is read as a whole.
    expect(plan).not.toMatch(
      /SCAN (?:\w+_\w+|sessions|identities|favourites|calendars|comments|proofs)/,
    );
  }
});

it('a download that is refused for an open one does not count among the ten of an hour', async () => {
  await env.DB.prepare('DELETE FROM tries').run();
  const first = await begin(bruno);
  for (let tap = 0; tap < 12; tap += 1)
    await expect(begin(bruno)).rejects.toThrow('retry limitation');
  await first.end();
  await (await begin(bruno)).end();
});

import { and, eq, gt, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { tries } from './db/code-schema.ts';
import { Refusal } from '../calls/handler.ts';
import { RETRY_LIMIT } from '../contracts/messages.ts';
import { STATE } from '../contracts/states.ts';
import { digestOf, keyedDigestOf } from '../digest.ts';
import { siteOf } from '../../realtime/protocol/network-site.ts';

export interface Limit {
  /** Tries in a window. */
  limit: number;
  windowMs: number;
}

/**
 * Names what is counted: first a kind, then whose it is. Parts stay apart, since they may be what a stranger typed:
 * joined to one text, an identifier with a network behind it would be the key of somebody at home.
 */
export type Key = readonly (string | null | Key)[];

export interface Counting {
  /** ms */
  now: number;
  /** Key for hashes; null if SESSION_SECRET is unset, so nobody can have an account. */
  secret: string | null;
}

export type TryLimit = Limit & Counting;

export interface CountedTry {
  allowed: boolean;
  /** Time until the next try is allowed, s; 0 if this try is allowed. */
  retryAfter: number;
}

/**
 * Counts a try of `key`, such as `['signin', ADDRESS]`, in a window that begins with the first try. Even
 * of concurrent tries at most `limit` are allowed, since the database's primary writes one after
 * another. The key may name a person, so the database stores it as a keyed hash: plain hashes of
 * all network addresses are quickly computed. Without a secret the hash is plain.
 */
export async function countTry(db: Database, key: Key, limit: TryLimit): Promise<CountedTry> {
  const [retryAfter = 0] = await countTries(db, [{ key, ...limit }], limit);
  return { allowed: retryAfter === 0, retryAfter };
}

/** Returns the refusal of a try before `retryAfter`, s. */
export function tooManyTries(retryAfter: number): Refusal {
  return new Refusal(429, RETRY_LIMIT, { state: STATE.retryLimit, retryAfter });
}

/**
 * Times at which refused keys may be tried again, ms. Until then this isolate does not count their
 * tries, so that a flood does not write to the database.
 */
const closed = new Map<string, number>();
const MAX_CLOSED = 10_000;

/** Refuses a key in this isolate for `retryAfter`, s, without counting; 0 does nothing. */
export function closeKey(key: Key, retryAfter: number, now: number): void {
  if (retryAfter === 0) return;
  const name = JSON.stringify(key);
  closed.delete(name);
  const [oldest] = closed.keys();
  if (closed.size >= MAX_CLOSED && oldest !== undefined) closed.delete(oldest);
  closed.set(name, now + retryAfter * 1_000);
}

/** Returns the time until a key may be tried again in this isolate, s; 0 for now. */
export function waitOf(key: Key, now: number): number {
  return Math.max(0, Math.ceil(((closed.get(JSON.stringify(key)) ?? 0) - now) / 1_000));
}

interface Limiting {
  db: Database;
  now: number;
  codes: Pick<Counting, 'secret'>;
}

/** Counts a try of `key`, unless it is closed here; returns why it is refused, or null. */
export function limitTry(services: Limiting, key: Key, limit: Limit): Promise<Refusal | null> {
  return limitTries(services, [{ key, ...limit }]);
}

export interface SenderLimits {
  /** Most of a network: a campus has many fans behind one address. */
  network: Limit;
  /** Most of a /48, of which one customer has thousands of networks. */
  site: Limit;
}

interface Sending extends Limiting {
  network: string | null;
}

/**
 * Most of what its /48 has left that a network may have used, as a share: a few networks do not keep out
 * the others.
 */
const SHARE = 1 / 4;

/** How many times as much all callers of unknown networks may do together: an edge without a key has many visitors. */
const UNKNOWN_SHARE = 100;

/** Returns the limit of a network; all unknown ones, null, count together. */
export function limitIn(network: string | null, { limit, windowMs }: Limit): Limit {
  return { limit: network === null ? limit * UNKNOWN_SHARE : limit, windowMs };
}

/**
 * Counts a try in the caller's network, then in its /48: tries that the network refuses do not count there.
 * While the /48 is closed here, nothing is counted, so that its many networks do not write to the database.
 * Returns why the try is refused, or null.
 */
export async function limitSender(
  services: Sending,
  what: Key,
  limits: SenderLimits,
): Promise<Refusal | null> {
  const { db, now, codes } = services;
  const [own, site] = senderKeys(services, what);
  if (site === undefined) return limitTry(services, own, limitIn(services.network, limits.network));
  const wait = waitOf(site, now);
  if (wait > 0) return tooManyTries(wait);
  const left = limits.site.limit - (await readTries(db, site, { now, secret: codes.secret }));
  const share = Math.max(1, Math.floor(left * SHARE));
  const network = { ...limits.network, limit: Math.min(limits.network.limit, share) };
  return (await limitTry(services, own, network)) ?? (await limitTry(services, site, limits.site));
}

/** Returns the keys under which a sender's tries count: those of its network and, if any, its /48. */
function senderKeys({ network }: Sending, what: Key): [network: Key, site?: Key] {
  const site = siteOf(network);
  const own: Key = ['of network', what, network];
  return site === null ? [own] : [own, ['of site', what, site]];
}

/** Returns why no try of `key` is left, or null. Counts none. */
export async function refuseTry(
  { db, now, codes: { secret } }: Limiting,
  key: Key,
  { limit }: Limit,
): Promise<Refusal | null> {
  if ((await readTries(db, key, { now, secret })) < limit) return null;
  return tooManyTries(await readWait(db, [key], { now, secret }));
}

/** Takes back a sender's counted try, such as one that came to nothing. */
export async function takeBackOfSender(services: Sending, what: Key): Promise<void> {
  const { db, now, codes } = services;
  const keys = senderKeys(services, what).filter((key) => key !== undefined);
  await takeBackTries(db, keys, { now, secret: codes.secret });
}

/** Counts a try of several keys, unless one is closed here; returns why it is refused, or null. */
export async function limitTries(
  { db, now, codes: { secret } }: Limiting,
  keys: readonly (Limit & { key: Key })[],
): Promise<Refusal | null> {
  let waits = keys.map(({ key }) => waitOf(key, now));
  if (waits.every((wait) => wait === 0)) {
    waits = await countTries(db, keys, { now, secret });
    for (const [at, { key }] of keys.entries()) closeKey(key, waits[at] ?? 0, now);
  }
  const retryAfter = Math.max(0, ...waits);
  return retryAfter > 0 ? tooManyTries(retryAfter) : null;
}

/**
 * Counts a try of several keys in one transaction, with one disk write. Returns the time until each
 * key may be tried again, s, in order; 0 where this try is allowed.
 */
export async function countTries(
  db: Database,
  keys: readonly (Limit & { key: Key })[],
  { now, secret }: Counting,
): Promise<number[]> {
  const hashes = await Promise.all(keys.map(({ key }) => hashOf(key, secret)));
  const [first, ...rest] = keys.map(({ windowMs }, at) =>
    counting(db, hashes[at] ?? '', { now, windowMs }),
  );
  const rows = first === undefined ? [] : await db.batch([first, ...rest]);
  return keys.map(({ limit }, at) => {
    const [row] = rows[at] ?? [];
    if (row === undefined) throw new Error('A try was not counted');
    return row.count <= limit ? 0 : Math.ceil((row.until - now) / 1_000);
  });
}

function counting(db: Database, key: string, { now, windowMs }: { now: number; windowMs: number }) {
  return db
    .insert(tries)
    .values({ key, count: 1, until: now + windowMs })
    .onConflictDoUpdate(onceMore(now))
    .returning({ count: tries.count, until: tries.until });
}

/** Returns what counting a known key changes: its window goes on, or a new one begins. */
function onceMore(now: number) {
  const isOver = sql`${tries.until} <= ${now}`;
  return {
    target: tries.key,
    set: {
      count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
      until: sql`case when ${isOver} then excluded.until else ${tries.until} end`,
    },
  };
}

export interface LimitedKey extends Limit {
  key: Key;
  /** A key whose window this one has, so that all parts of a whole begin and end with it. */
  partOf?: Key;
}

export interface TakenPlace {
  /** Keeps the place for the same time from `now` (ms) on. */
  keep: (now: number) => Promise<void>;
  free: () => Promise<void>;
}

/**
 * Takes the one place of `key`, such as that of an account's download. Returns it, or the refusal while another has
 * it. It is free `longestMs` after it was last kept: who has it may die.
 */
export async function takePlace(
  { db, now, codes: { secret } }: Limiting,
  key: Key,
  longestMs: number,
): Promise<Refusal | TakenPlace> {
  const hash = await hashOf(key, secret);
  let until = now + longestMs;
  const ofKey = eq(tries.key, hash);
  const [taken, [row]] = await db.batch([
    db
      .insert(tries)
      .values({ key: hash, count: 1, until })
      .onConflictDoUpdate({ target: tries.key, set: { until }, setWhere: lte(tries.until, now) })
      .returning({ until: tries.until }),
    db.select({ until: tries.until }).from(tries).where(ofKey),
  ]);
  if (taken.length === 0) return tooManyTries(Math.ceil(((row?.until ?? until) - now) / 1_000));
  // After its time the place may be another's.
  const own = () => and(ofKey, eq(tries.until, until));
  return {
    keep: async (at) => {
      const before = own();
      // At once, since the place may become free meanwhile.
      until = at + longestMs;
      await db.update(tries).set({ until }).where(before);
    },
    free: async () => void (await db.delete(tries).where(own())),
  };
}

/**
 * Counts a try of every key if all keys allow it, else of none, in one transaction: a refused try
 * uses up no limit. Returns the time until each key may be tried again, s, in order; 0 for all if
 * the try is counted.
 */
export async function countTogether(
  db: Database,
  keys: readonly LimitedKey[],
  { now, secret }: Counting,
): Promise<number[]> {
  const hashed = await Promise.all(
    keys.map(async ({ key, partOf, ...limit }) => ({
      ...limit,
      key: await hashOf(key, secret),
      whole: partOf === undefined ? null : await hashOf(partOf, secret),
    })),
  );
  const added = sql.join(
    hashed.map(({ key, whole, windowMs }) => {
      const end = sql`${now + windowMs}`;
      const until = whole === null ? end : sql`coalesce(${endOf(whole, now)}, ${end})`;
      return sql`select ${key} key, ${until} until`;
    }),
    sql` union all `,
  );
  const isUsedUp = or(
    ...hashed
      .filter(({ limit }) => Number.isFinite(limit))
      .map(({ key, limit }) =>
        and(eq(tries.key, key), gt(tries.until, now), gte(tries.count, limit)),
      ),
  );
  // One statement counts all keys: a second one would see the counts of the first.
  const [counted, found] = await db.batch([
    db
      .insert(tries)
      .select(
        sql`select key, 1, until from (${added}) where not exists (select 1 from ${tries} where ${isUsedUp ?? sql`false`})`,
      )
      .onConflictDoUpdate(onceMore(now))
      .returning({ key: tries.key }),
    db
      .select()
      .from(tries)
      .where(
        inArray(
          tries.key,
          hashed.map(({ key }) => key),
        ),
      ),
  ]);
  const rows = new Map(found.map((row) => [row.key, row]));
  return hashed.map(({ key, limit }) => {
    const row = rows.get(key);
    const isOpen = row === undefined || row.until <= now || row.count < limit;
    return counted.length > 0 || isOpen ? 0 : Math.ceil((row.until - now) / 1_000);
  });
}

/** Returns when the window of a stored key ends, as a part of a statement: null if it has none now. */
function endOf(hash: string, now: number) {
  return sql`(select ${tries.until} from ${tries} where ${and(eq(tries.key, hash), gt(tries.until, now))})`;
}

/** Returns the tries of `key` in its window, without counting one. */
export async function readTries(
  db: Database,
  key: Key,
  { now, secret }: Counting,
): Promise<number> {
  const [row] = await db
    .select({ count: tries.count, until: tries.until })
    .from(tries)
    .where(eq(tries.key, await hashOf(key, secret)));
  return row !== undefined && row.until > now ? row.count : 0;
}

/** Returns the time until the windows of all keys are over, s; 0 without tries. */
export async function readWait(
  db: Database,
  keys: readonly Key[],
  { now, secret }: Counting,
): Promise<number> {
  const hashes = await Promise.all(keys.map((key) => hashOf(key, secret)));
  const rows = await db
    .select({ until: tries.until })
    .from(tries)
    .where(inArray(tries.key, hashes));
  return Math.max(0, ...rows.map(({ until }) => Math.ceil((until - now) / 1_000)));
}

/** Takes back a counted try of each key, such as one that was right. The keys may be tried again. */
export async function takeBackTries(
  db: Database,
  keys: readonly Key[],
  { now, secret }: Counting,
): Promise<void> {
  for (const key of keys) closed.delete(JSON.stringify(key));
  const hashes = await Promise.all(keys.map((key) => hashOf(key, secret)));
  await db
    .update(tries)
    .set({ count: sql`${tries.count} - 1` })
    .where(and(inArray(tries.key, hashes), gt(tries.until, now), gt(tries.count, 0)));
}

/** Deletes the counts of keys, such as failures before a success. */
export async function forgetTries(
  db: Database,
  keys: readonly Key[],
  { secret }: Pick<Counting, 'secret'>,
): Promise<void> {
  for (const key of keys) closed.delete(JSON.stringify(key));
  const hashes = await Promise.all(keys.map((key) => hashOf(key, secret)));
  await db.delete(tries).where(inArray(tries.key, hashes));
}

async function hashOf(key: Key, secret: string | null): Promise<string> {
  const name = JSON.stringify(key);
  return secret === null ? digestOf(name) : keyedDigestOf(secret, `try ${name}`);
}

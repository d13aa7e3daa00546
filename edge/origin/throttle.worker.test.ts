import { expect, it } from 'vitest';
import { env } from '../testing/bindings.ts';
import { tries } from './db/code-schema.ts';
import { createDatabase } from './db/database.ts';
import { digestOf } from '../digest.ts';
import { sweep } from '../scheduled/sweep.ts';
import {
  countTogether,
  countTry,
  forgetTries,
  limitSender,
  limitTry,
  readTries,
} from './throttle.ts';

const db = createDatabase(env.DB);
const HOUR = 3_600_000;

function limited(now: number, limit = 5) {
  return { limit, windowMs: HOUR, now, secret: 'a secret of tests' };
}

it('allows as many tries as the limit, and says when the next is allowed', async () => {
  for (let at = 0; at < 5; at += 1)
    expect(await countTry(db, ['a'], limited(at))).toEqual({ allowed: true, retryAfter: 0 });
  expect(await countTry(db, ['a'], limited(HOUR / 2))).toEqual({
    allowed: false,
    retryAfter: 1_800,
  });
  expect((await countTry(db, ['b'], limited(HOUR / 2))).allowed).toBe(true);
});

it('starts a new window after the last one ends, however many tries there were', async () => {
  for (let at = 0; at < 20; at += 1) await countTry(db, ['over'], limited(at));
  expect((await countTry(db, ['over'], limited(HOUR - 1))).allowed).toBe(false);
  expect((await countTry(db, ['over'], limited(HOUR))).allowed).toBe(true);
});

it('allows no more than the limit of concurrent tries', async () => {
  const counted = await Promise.all(
    Array.from({ length: 40 }, () => countTry(db, ['burst'], limited(0))),
  );
  expect(counted.filter(({ allowed }) => allowed)).toHaveLength(5);
  for (const { allowed, retryAfter } of counted) expect(retryAfter).toBe(allowed ? 0 : 3_600);
});

it('does not write each try of a refused key, until its window is over', async () => {
  const limit = { limit: 1, windowMs: HOUR / 2 };
  const [{ secret }, key] = [limited(0), ['flood'] as const];
  const tryAt = (now: number) => limitTry({ db, now, codes: { secret } }, key, limit);
  expect(await tryAt(0)).toBeNull();
  for (let at = 1; at < 9; at += 1)
    expect(await tryAt(at)).toMatchObject({ status: 429, facts: { retryAfter: 1_800 } });
  expect(await readTries(db, key, limited(9))).toBe(2);
  expect(await tryAt(HOUR / 2 + 1_000)).toBeNull();
});

it('writes nothing for new networks of a /48 that used up its limit, until its window is over', async () => {
  const limits = {
    network: { limit: 5, windowMs: HOUR },
    site: { limit: 1, windowMs: HOUR / 2 },
  };
  const { secret } = limited(0);
  const networkOf = (at: number) => `2001:db8:7:${at}::/64`;
  const tryFrom = (at: number, now = at) =>
    limitSender({ db, now, codes: { secret }, network: networkOf(at) }, ['crowds'], limits);
  const counted = (at: number) =>
    readTries(db, ['of network', ['crowds'], networkOf(at)], limited(HOUR / 2));
  expect(await tryFrom(1)).toBeNull();
  expect(await tryFrom(2)).toMatchObject({ status: 429, facts: { retryAfter: 1_800 } });
  for (let at = 3; at < 9; at += 1) {
    expect(await tryFrom(at)).toMatchObject({ status: 429, facts: { retryAfter: 1_800 } });
    expect(await counted(at)).toBe(0);
  }
  expect(await counted(2)).toBe(1);
  expect(await tryFrom(3, HOUR / 2 + 1_000)).toBeNull();
  expect(await counted(3)).toBe(1);
});

it('a few networks of a /48 leave something to the others', async () => {
  const limits = {
    network: { limit: 4, windowMs: HOUR },
    site: { limit: 20, windowMs: HOUR },
  };
  const { secret } = limited(0);
  const tryFrom = (at: number) =>
    limitSender(
      { db, now: 0, codes: { secret }, network: `2001:db8:8:${at}::/64` },
      ['shared'],
      limits,
    );
  for (let at = 1; at <= 5; at += 1) for (const _ of [1, 2, 3, 4]) await tryFrom(at);
  expect(await tryFrom(1)).toMatchObject({ status: 429 });
  for (let at = 6; at <= 8; at += 1) expect(await tryFrom(at)).toBeNull();
});

it('counts a try of several keys in all of them or, if one refuses it, in none', async () => {
  const windowMs = HOUR;
  const keys = [
    { key: ['wide'] as const, limit: 2, windowMs },
    { key: ['narrow'] as const, limit: 1, windowMs },
  ];
  const counted = () => Promise.all(keys.map(({ key }) => readTries(db, key, limited(HOUR / 2))));
  expect(await countTogether(db, keys, limited(0))).toEqual([0, 0]);
  expect(await counted()).toEqual([1, 1]);
  expect(await countTogether(db, keys, limited(HOUR / 2))).toEqual([0, 1_800]);
  expect(await counted()).toEqual([1, 1]);
  expect(await countTogether(db, keys.slice(0, 1), limited(HOUR / 2))).toEqual([0]);
  expect(await countTogether(db, keys, limited(HOUR / 2))).toEqual([1_800, 1_800]);
  expect(await countTogether(db, keys, limited(HOUR))).toEqual([0, 0]);
});

it('counts a part in the window of its whole', async () => {
  const [whole, part] = [['whole'], ['part']] as const;
  const keys = [
    { key: whole, limit: 10, windowMs: HOUR },
    { key: part, limit: 1, windowMs: HOUR, partOf: whole },
  ];
  const count = (now: number) => countTogether(db, keys, limited(now));
  await countTogether(db, keys.slice(0, 1), limited(0));
  expect(await count(HOUR - 1_000)).toEqual([0, 0]);
  expect(await count(HOUR - 1_000)).toEqual([0, 1]);
  expect(await count(HOUR)).toEqual([0, 0]);
  expect(await count(2 * HOUR - 1_000)).toEqual([0, 1]);
});

it('counts keys apart whose parts make the same text', async () => {
  await countTry(db, ['tries', 'ana from home'], limited(0, 1));
  for (const key of [
    ['tries', 'ana', 'from home'],
    ['tries', ['ana from home']],
    ['tries', 'null'],
    ['tries', null],
  ])
    expect((await countTry(db, key, limited(0, 1))).allowed).toBe(true);
});

it('forgets a key that succeeded', async () => {
  await countTry(db, ['forgotten'], limited(0, 1));
  await forgetTries(db, [['forgotten']], limited(0));
  expect((await countTry(db, ['forgotten'], limited(1, 1))).allowed).toBe(true);
});

it('stores keys only as keyed hashes, and deletes windows that are over', async () => {
  const key = ['signin-network', '192.0.2.7'] as const;
  await countTry(db, key, limited(0));
  const kept = await db.select().from(tries);
  expect(JSON.stringify(kept)).not.toContain('192.0.2.7');
  // Trying all addresses on the table must find nothing.
  const name = JSON.stringify(key);
  for (const guess of [name, `try ${name}`])
    expect(JSON.stringify(kept)).not.toContain(await digestOf(guess));
  await sweep(env, 2 * HOUR);
  expect(await db.select().from(tries)).toEqual([]);
});

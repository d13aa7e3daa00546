import { afterEach, describe, expect, it, vi } from 'vitest';
import { Turns, type Sender } from './turns.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Work that runs until it is released. */
function held() {
  let go = () => {};
  const gone = new Promise<'done'>((resolve) => (go = () => resolve('done')));
  return { work: () => gone, go: () => go() };
}

it('runs one task at a time, in order of arrival', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const pieces = ['a', 'b', 'c'].map((name) =>
    turns.take(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve));
      seen.push(`${name} ends`);
    }),
  );
  await Promise.all(pieces);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('lets other events run between two tasks', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const first = turns.take(async () => {
    // Like a request that comes while the first hash takes the thread.
    setTimeout(() => seen.push('request'));
    seen.push('first');
  });
  const second = turns.take(async () => seen.push('second'));
  await Promise.all([first, second]);
  expect(seen).toEqual(['first', 'request', 'second']);
});

it('refuses a task while eight are pending, and accepts again once they finish', async () => {
  const turns = new Turns();
  const { work, go } = held();
  const begun = Array.from({ length: 8 }, () => turns.take(work));
  expect(await turns.take(work)).toBeNull();
  go();
  expect(new Set(await Promise.all(begun))).toEqual(new Set(['done']));
  expect(await turns.take(async () => 'next')).toBe('next');
});

it('refuses a stranger while two tasks wait, and keeps five places for others', async () => {
  const turns = new Turns();
  const { work, go } = held();
  const strangers = Array.from({ length: 4 }, () => turns.take(work, 'stranger'));
  expect(await strangers[3]).toBeNull();
  const proved = Array.from({ length: 5 }, () => turns.take(work, 'proved'));
  go();
  const done = await Promise.all([...strangers.slice(0, 3), ...proved]);
  expect(new Set(done)).toEqual(new Set(['done']));
});

it('refuses a waiting stranger when others need its place', async () => {
  const turns = new Turns();
  const { work, go } = held();
  const strangers = Array.from({ length: 3 }, () => turns.take(work, 'stranger'));
  const proved = Array.from({ length: 6 }, () => turns.take(work, 'proved'));
  expect(await strangers[2]).toBeNull();
  go();
  expect(new Set(await Promise.all(proved))).toEqual(new Set(['done']));
});

it('runs the tasks of strangers after all others', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const taken = (['stranger', 'stranger', 'stranger', 'proved', 'proved'] as const).map(
    (sender, at) => turns.take(async () => seen.push(`${sender} ${at}`), sender),
  );
  await Promise.all(taken);
  expect(seen).toEqual(['proved 3', 'proved 4', 'stranger 0', 'stranger 1', 'stranger 2']);
});

describe('addresses that fill the places', () => {
  const FLOODING = ['2001:db8:1::/48', '2001:db8:2::/48'];

  /** Fills the places with four tasks of each; returns the turns, what they resolve to, and what has run. */
  function filled(sender?: Sender) {
    const turns = new Turns();
    const ran: string[] = [];
    const take = async (from: string | null, by = sender) =>
      turns.take(async () => ran.push(from ?? 'unknown'), by, from);
    const flood = Array.from({ length: 8 }, (_, at) => take(FLOODING[at % 2] ?? null));
    return { take, flood, ran };
  }

  it('leave the turn after the first ones to another, and lose a place to it', async () => {
    const { take, flood, ran } = filled();
    const other = take('192.0.2.1');
    expect(await flood[7]).toBeNull();
    expect(await take(FLOODING[1] ?? null)).toBeNull();
    await Promise.all([...flood, other]);
    expect(ran).toHaveLength(8);
    expect(ran.slice(0, 4)).toEqual([...FLOODING, '192.0.2.1', FLOODING[0]]);
  });

  it('keep an equal share, and have all places while nobody else comes', async () => {
    const { take, flood, ran } = filled();
    const others = Array.from({ length: 4 }, () => take('192.0.2.1'));
    await Promise.all([...flood, ...others]);
    const counts = [...FLOODING, '192.0.2.1'].map((from) => ran.filter((by) => by === from).length);
    expect(counts).toEqual([3, 3, 2]);
  });

  it('do not keep an address with several tasks waiting for ever', async () => {
    const turns = new Turns();
    const ran: string[] = [];
    const take = async (from: string) => turns.take(async () => ran.push(from), 'proved', from);
    const shared = Array.from({ length: 3 }, () => take('192.0.2.1'));
    for (let at = 0; at < 8; at += 1) await take(`2001:db8:${at}::/48`);
    await Promise.all(shared);
    expect(ran.lastIndexOf('192.0.2.1')).toBeLessThan(6);
  });

  it('leave strangers of other addresses a place of theirs', async () => {
    const { take, flood, ran } = filled('stranger');
    expect(await take('192.0.2.1')).not.toBeNull();
    await Promise.all(flood);
    expect(ran).toEqual([...FLOODING, '192.0.2.1']);
  });

  it('leave the first turn to a known device, also of the same address', async () => {
    const { take, flood, ran } = filled();
    const known = take('192.0.2.1', 'known');
    await Promise.all([...flood, known, take(FLOODING[0] ?? null, 'known')]);
    expect(ran.slice(0, 4)).toEqual(['192.0.2.1', FLOODING[0], ...FLOODING]);
  });
});

/** Runs a task that takes `ms`; returns what one behind it and one after both resolve to. */
async function afterSlowTask(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const turns = new Turns();
  const slow = turns.take(async () => vi.setSystemTime(Date.now() + ms));
  const waited = turns.take(async () => 'done');
  await slow;
  const later = turns.take(async () => 'done');
  return Promise.all([waited, later]);
}

it('refuses a task that has waited for more than two seconds', async () => {
  expect(await afterSlowTask(2_001)).toEqual([null, 'done']);
});

it('lets a task wait longer by TIME_SCALE', async () => {
  vi.stubEnv('TEST_MODE', '1');
  vi.stubEnv('TIME_SCALE', '20');
  expect(await afterSlowTask(40_000)).toEqual(['done', 'done']);
  expect(await afterSlowTask(40_001)).toEqual([null, 'done']);
});

it('continues after failed tasks', async () => {
  const turns = new Turns();
  const failing = async () => Promise.reject(new Error('no'));
  for (let at = 0; at < 20; at += 1) await expect(turns.take(failing)).rejects.toThrow('no');
  expect(await turns.take(async () => 'next')).toBe('next');
});

import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

function takeMany(limiter: ReturnType<typeof createRateLimiter>, count: number, now: number) {
  return Array.from({ length: count }, () => limiter.take('a', now)).filter((wait) => wait !== null)
    .length;
}

const rounded = (wait: number | null | undefined) => wait && Math.round(wait);

describe('createRateLimiter', () => {
  it('allows a burst and refuses more at the same time', () => {
    const limiter = createRateLimiter({ burst: 5, refillMs: 1_000 });
    expect(takeMany(limiter, 10, 0)).toBe(5);
  });

  it('refills evenly, up to the burst', () => {
    const limiter = createRateLimiter({ burst: 5, refillMs: 1_000 });
    takeMany(limiter, 5, 0);
    expect(takeMany(limiter, 10, 400)).toBe(2);
    expect(takeMany(limiter, 10, 60_000)).toBe(5);
  });

  it('counts each key separately', () => {
    const limiter = createRateLimiter({ burst: 1, refillMs: 1_000 });
    expect(limiter.take('a', 0)).toBe(0);
    expect(limiter.take('a', 0)).toBeNull();
    expect(limiter.take('b', 0)).toBe(0);
  });

  it('does not refill when the clock goes back', () => {
    const limiter = createRateLimiter({ burst: 2, refillMs: 1_000 });
    takeMany(limiter, 2, 5_000);
    expect(limiter.take('a', 0)).toBeNull();
  });

  it('still limits after more keys than it remembers', () => {
    const limiter = createRateLimiter({ burst: 1, refillMs: 1_000_000 });
    for (let n = 0; n < 25_000; n += 1) limiter.take(`key-${n}`, 0);
    expect(limiter.take('a', 0)).toBe(0);
    expect(limiter.take('a', 0)).toBeNull();
  });

  it('keeps an empty bucket, however many other keys come', () => {
    const limiter = createRateLimiter({ burst: 5, refillMs: 1_000_000 });
    expect(takeMany(limiter, 6, 0)).toBe(5);
    for (let n = 0; n < 25_000; n += 1) limiter.take(`key-${n}`, 0);
    expect(limiter.take('a', 0)).toBeNull();
  });

  it('gives those that come at once their turns one after the other', () => {
    const limiter = createRateLimiter({ burst: 1_000, refillMs: 1_000, gapMs: 10, longestMs: 21 });
    const take = (now: number) => limiter.take('a', now);
    expect([take(0), take(0), take(5), take(5), take(10)].map(rounded)).toEqual([
      0,
      10,
      15,
      null,
      20,
    ]);
    expect([take(500), limiter.take('b', 500)]).toEqual([0, 0]);
  });

  describe('of 512 at once, then ten a second', () => {
    const create = () =>
      createRateLimiter({ burst: 512, refillMs: 51_200, gapMs: 10, longestMs: 6_000 });

    it('gives a whole burst its turns within the longest wait', () => {
      const limiter = create();
      const waits = Array.from({ length: 513 }, () => limiter.take('a', 0));
      expect([waits[1], waits[511], waits[512]].map(rounded)).toEqual([10, 5_995, null]);
    });

    it.each([5_000, 15_000, 50_000])(
      'gives 200 their turns within four seconds, though they came %d ms before',
      (later) => {
        const limiter = create();
        for (let n = 0; n < 200; n += 1) limiter.take('a', 0);
        const waits = Array.from({ length: 200 }, () => limiter.take('a', later) ?? Infinity);
        expect(Math.max(...waits)).toBeLessThan(4_000);
      },
    );

    it('gives one that goes on ever fewer turns, down to ten a second', () => {
      const limiter = create();
      const turns: number[] = [];
      const tries = Array.from({ length: 60 }, () => 0);
      for (let now = 0; now < 60_000; now += 5)
        for (const [each, at] of tries.entries()) {
          if (at > now) continue;
          const wait = limiter.take('a', now);
          tries[each] = now + (wait ?? 200);
          if (wait !== null) turns.push(now + wait);
        }
      const within = (from: number, to: number) =>
        turns.filter((turn) => turn >= from && turn < to).length;
      expect(within(0, 5_000)).toBeLessThan(400);
      expect(within(10_000, 20_000)).toBeLessThan(200);
      expect(within(20_000, 50_000)).toBeLessThanOrEqual(310);
      const late = turns.filter((turn) => turn >= 20_000 && turn < 50_000);
      const gaps = late.slice(1).map((turn, n) => turn - (late[n] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan(50);
    });
  });

  it('says for how long a connect would wait without taking a token', () => {
    const limiter = createRateLimiter({ burst: 1, refillMs: 1_000 });
    expect([limiter.ask('a', 0), limiter.take('a', 0)]).toEqual([0, 0]);
    expect([limiter.ask('a', 999), limiter.ask('b', 999)]).toEqual([null, 0]);
    expect([limiter.ask('a', 1_000), limiter.take('a', 1_000)]).toEqual([0, 0]);
  });

  it('knows who has connected lately', () => {
    const limiter = createRateLimiter({ burst: 1, refillMs: 1_000 });
    expect(limiter.isRecent('a', 0, 1_000)).toBe(false);
    limiter.take('a', 0);
    limiter.take('a', 500);
    expect([limiter.isRecent('a', 999, 1_000), limiter.isRecent('a', 1_000, 1_000)]).toEqual([
      true,
      false,
    ]);
  });
});

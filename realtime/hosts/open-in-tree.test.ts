import { describe, expect, it } from 'vitest';
import { createRandom } from '../demo/world/random.ts';
import { fullRoom } from './json-answers.ts';
import { openInTree } from './open-in-tree.ts';
import { bandsOf, parentOf } from './tree.ts';

const FAN_OUT = 20;
const PLACES = 400;
const CROWD = 30_000;
const BANDS = bandsOf(0, FAN_OUT);

/** Rooms that only count: thousands of real ones would take minutes. */
function crowd(match: string) {
  const viewers = new Map<number, number>();
  const newest = new Map<number, number>();
  const asked = new Map<number, number>();
  const random = createRandom('viewers');
  let now = 0;
  return {
    viewers,
    asked,
    pass: (ms: number) => (now += ms),
    leave: (share: number) => {
      for (const [room, count] of viewers) viewers.set(room, Math.floor(count * (1 - share)));
    },
    /** An isolate knows only the bands of its own keys. */
    arrive: (isolate = 'first') =>
      openInTree(
        new Request('http://rooms.test/parties/match/m1'),
        {
          key: `${match} of the ${isolate} isolate`,
          bands: BANDS,
          pick: (size) => random.int(0, size - 1),
          stubOf: (number) => ({
            fetch: async () => {
              asked.set(number, (asked.get(number) ?? 0) + 1);
              const count = viewers.get(number) ?? 0;
              if (count >= PLACES) return fullRoom(newest.get(number) ?? 0);
              viewers.set(number, count + 1);
              const parent = parentOf(number, FAN_OUT);
              newest.set(parent, Math.max(number, newest.get(parent) ?? 0));
              return new Response(null);
            },
          }),
        },
        now,
      ),
  };
}

describe('openInTree', () => {
  it('places a crowd in two levels without asking any room much more often than it has places', async () => {
    const { arrive, asked, viewers, pass } = crowd('match/m1');
    for (let n = 0; n < CROWD; n += 1) {
      expect((await arrive()).status).toBe(200);
      pass(5);
    }
    const placed = [...viewers.values()].reduce((sum, count) => sum + count, 0);
    const questions = [...asked.values()].reduce((sum, count) => sum + count, 0);
    expect(placed).toBe(CROWD);
    expect(Math.max(...viewers.keys())).toBeLessThanOrEqual(4 + 4 * FAN_OUT);
    expect(questions / placed).toBeLessThan(1.05);
    expect(asked.get(0)).toBeLessThan(PLACES * 1.2);
  });

  it('finds a place for a new isolate in a few calls, and goes back up when viewers leave', async () => {
    const { arrive, asked, leave, pass } = crowd('match/m2');
    for (let n = 0; n < CROWD; n += 1) await arrive();
    asked.clear();
    await arrive('second');
    expect([...asked.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5);

    leave(0.9);
    for (let turn = 0; turn < BANDS.length; turn += 1) {
      pass(20_000);
      await arrive();
    }
    asked.clear();
    await arrive();
    expect([...asked.keys()]).toEqual([0]);
  });

  it('refuses a viewer when every room is full', async () => {
    const answer = await openInTree(
      new Request('http://rooms.test/parties/match/m1'),
      {
        key: 'match/full',
        bands: BANDS,
        pick: () => 0,
        stubOf: () => ({ fetch: async () => fullRoom(0) }),
      },
      0,
    );
    expect(answer.status).toBe(503);
    expect(answer.headers.has('retry-after')).toBe(true);
  });
});

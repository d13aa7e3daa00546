import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageWorld } from './testing/page-world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEYS = ['sport/football', 'sport/tennis', ...Array.from('abcdefghij', (id) => `match/${id}`)];

const frame = fc.constantFrom('one', 'two', 'three', 'four');
/**
 * Most steps use few rooms, so that frames share them; sometimes there are more than a hub allows.
 */
const key = fc.oneof(fc.constantFrom(...KEYS.slice(0, 4)), fc.constantFrom(...KEYS));
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('follow' as const),
      frame,
      key,
      behind: fc.option(fc.nat({ max: 7 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unfollow' as const), frame, key }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('goal' as const), key }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 150 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), frame }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), frame }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refresh' as const), frame }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), key }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function take(world: ReturnType<typeof pageWorld>, one: Step): void {
  switch (one.kind) {
    case 'follow':
      return world.open(one.frame).follow(one.key, one.behind);
    case 'unfollow':
      return world.frames.get(one.frame)?.unfollow(one.key);
    case 'goal':
      return world.hub.goal(one.key);
    case 'kill':
      return world.kill(one.frame);
    case 'remove':
      return world.remove(one.frame);
    case 'refresh':
      return world.frames.get(one.frame)?.refresh();
    case 'drop':
      return world.hub.dropAll();
    case 'lose':
      return world.hub.lose(one.key);
    case 'wait':
  }
}

test('after any joins, leaves and failures each web view has its rooms up to date and in order, over one hub', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const world = pageWorld();
      for (const one of steps) {
        take(world, one);
        await vi.advanceTimersByTimeAsync(one.kind === 'wait' ? one.ms : 1);
        expect(world.hub.open().filter((path) => path === 'hub').length).toBeLessThanOrEqual(1);
      }
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.faults()).toEqual([]);
      expect(world.logged).toEqual([]);
      const wanted = new Set([...world.frames.values()].flatMap(({ rooms }) => [...rooms.keys()]));
      const followed = world.hub.followed();
      expect(new Set(followed).size).toBe(followed.length);
      expect(followed).toEqual(expect.arrayContaining([...wanted]));
      // Rooms of a killed frame are followed until the leader changes.
      const isSure = !steps.some(({ kind }) => kind === 'kill');
      expect(isSure ? followed.length : wanted.size).toBe(wanted.size);
      vi.clearAllTimers();
    }),
    { numRuns: 200 },
  );
});

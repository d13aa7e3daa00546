import { describe, expect, it } from 'vitest';
import { mapBounded } from './map-bounded.ts';

/** Work of this length, ms. */
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('mapBounded', () => {
  it('keeps the order of the items', async () => {
    const results = await mapBounded([15, 5, 1], 3, async (ms) => after(ms).then(() => ms));
    expect(results).toEqual([15, 5, 1]);
  });

  it('runs no more calls at a time than the limit', async () => {
    let running = 0;
    let most = 0;
    await mapBounded([1, 2, 3, 4, 5, 6, 7], 3, async () => {
      most = Math.max(most, ++running);
      await after(1);
      running -= 1;
    });
    expect(most).toBe(3);
  });

  it('throws the first failure once running calls finish, and starts no new ones', async () => {
    const begun: number[] = [];
    let done = 0;
    const work = async (item: number) => {
      begun.push(item);
      await after(item);
      done += 1;
      if (item === 1) throw new Error('first');
    };
    await expect(mapBounded([1, 10, 2, 3], 2, work)).rejects.toThrow('first');
    expect(begun).toEqual([1, 10]);
    expect(done).toBe(2);
  });
});

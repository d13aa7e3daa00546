import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf, parentOf, reconnectSpread } from './tree.ts';

const fanOut = fc.integer({ min: 2, max: 90 });

/** Returns the number of deliveries from the room to a follower. */
function hopsOf(number: number, width: number): number {
  return number === 0 ? 0 : 1 + hopsOf(parentOf(number, width), width);
}

describe('a tree of followers', () => {
  it('has 27.7 million places, 5,000 in each room, within two hops with a fan-out of 74', () => {
    const rooms = 1 + 74 + 74 * 74;
    expect(rooms * 5_000).toBe(27_755_000);
    expect(hopsOf(rooms - 1, 74)).toBe(2);
    expect(hopsOf(rooms, 74)).toBe(3);
  });

  it('gives nobody more children than the fan-out, and siblings equally many', () => {
    fc.assert(
      fc.property(fanOut, fc.integer({ min: 1, max: 800 }), (width, count) => {
        const children = new Map<number, number>();
        for (let number = 1; number <= count; number += 1) {
          const parent = parentOf(number, width);
          expect(parent).toBeLessThan(number);
          children.set(parent, (children.get(parent) ?? 0) + 1);
        }
        const level = [...children].filter(([parent]) => hopsOf(parent, width) === 1);
        const counts = level.map(([, some]) => some);
        expect(Math.max(...children.values())).toBeLessThanOrEqual(width);
        const fewest = counts.length === width ? Math.min(...counts) : 0;
        expect(Math.max(0, ...counts) - fewest).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has bands that double, end with a level, and leave out no number', () => {
    const bands = bandsOf(0, 74, 9_999);
    expect(bands.map(({ last }) => last)).toEqual([
      0, 1, 2, 4, 8, 16, 32, 64, 74, 148, 296, 592, 1184, 2368, 4736, 5550, 9999,
    ]);
    fc.assert(
      fc.property(fanOut, fc.nat(8), fc.integer({ min: 9, max: 99_999 }), (width, start, last) => {
        const [first, ...rest] = bandsOf(start, width, last);
        expect(first).toEqual({ first: Math.min(start, 1), last: start });
        let end = start;
        for (const band of rest) {
          expect(band.first).toBe(end + 1);
          expect(band.last).toBeGreaterThanOrEqual(band.first);
          expect(hopsOf(band.last, width)).toBe(hopsOf(band.first, width));
          end = band.last;
        }
        expect(end).toBe(last);
      }),
    );
  });

  it('spreads reconnects over 10 s in a large tree and a few hundred ms in a small one', () => {
    expect(reconnectSpread(2, 0)).toBe(300);
    expect(reconnectSpread(74, 0)).toBe(10_000);
    expect(reconnectSpread(1, 9)).toBe(10_000);
  });
});

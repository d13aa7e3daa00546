import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf, parentOf, placeOf, reconnectSpread, regionOf } from './tree.ts';

const fanOut = fc.integer({ min: 2, max: 90 });

/** Returns the number of deliveries from the room to a follower. */
function hopsOf(number: number, width: number): number {
  return number === 0 ? 0 : 1 + hopsOf(parentOf(number, width), width);
}

describe('a tree of followers', () => {
  it('has 10 million places for each continent, 5,000 in each room, within two hops', () => {
    const relays = 20 + 20 * 100;
    expect(relays * 5_000).toBe(10_100_000);
    expect(hopsOf(relays, 100)).toBe(2);
    expect(hopsOf(relays + 1, 100)).toBe(3);
  });

  it('stays on one continent below the room', () => {
    for (const continent of ['EU', 'AS', 'NA', 'SA', 'AF']) {
      const region = regionOf(continent);
      expect(parentOf(region + 1, 100)).toBe(0);
      expect(parentOf(region + 20, 100)).toBe(0);
      expect(parentOf(region + 21, 100)).toBe(region + 1);
      expect(parentOf(region + 2_021, 100)).toBe(region + 21);
      expect(placeOf(region + 21)).toBe(21);
    }
    expect(regionOf('OC')).toBe(regionOf('AS'));
    expect([regionOf(undefined), regionOf('AN')]).toEqual([0, 0]);
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
        const parents = Math.max(2, Math.ceil(width / 5));
        const counts = level.map(([, some]) => some);
        expect(Math.max(...children.values())).toBeLessThanOrEqual(width);
        const fewest = counts.length === parents ? Math.min(...counts) : 0;
        expect(Math.max(0, ...counts) - fewest).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has bands that double, end with a level, and leave out no number', () => {
    const bands = bandsOf(0, 100);
    expect(bands.map(({ last }) => last)).toEqual([
      0, 1, 2, 4, 8, 16, 20, 40, 80, 160, 320, 640, 1280, 2020, 4040, 8080, 16160, 19999,
    ]);
    fc.assert(
      fc.property(fanOut, fc.nat(8), (width, start) => {
        const [first, ...rest] = bandsOf(start, width);
        expect(first).toEqual({ first: Math.min(start, 1), last: start });
        let end = start;
        for (const band of rest) {
          expect(band.first).toBe(end + 1);
          expect(band.last).toBeGreaterThanOrEqual(band.first);
          expect(hopsOf(band.last, width)).toBe(hopsOf(band.first, width));
          end = band.last;
        }
        expect(end).toBe(19_999);
      }),
    );
  });

  it('spreads reconnects over 10 s in a large tree and a few hundred ms in a small one', () => {
    expect(reconnectSpread(1, 0)).toBe(500);
    expect(reconnectSpread(regionOf('SA') + 20, 0)).toBe(10_000);
    expect(reconnectSpread(1, 9)).toBe(10_000);
  });
});

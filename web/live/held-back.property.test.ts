import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { caughtUp, released, taken, type HeldBack } from './held-back.ts';

const step = fc.oneof(
  fc.record({ kind: fc.constant('news' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({
    kind: fc.constant('delay' as const),
    ms: fc.option(fc.integer({ min: 0, max: 60_000 })),
  }),
);

it('under any delays no update is shown too early or out of order, and the last one is shown in the end', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = 0;
      let delay: number | null = 30_000;
      let version = 0;
      let held: HeldBack<number> = { shown: 0, waiting: [] };
      const came = [-Infinity];
      for (const each of steps) {
        if (each.kind === 'news') {
          version += 1;
          came.push(now);
          held = taken(held, version, now);
        } else if (each.kind === 'wait') now += each.ms;
        else delay = each.ms;
        const before = held.shown;
        held = released(held, now, delay);
        expect(held.shown).toBeGreaterThanOrEqual(before);
        const age = now - (came[held.shown] ?? NaN);
        expect(held.shown === before || age >= (delay ?? Infinity)).toBe(true);
      }
      expect(caughtUp(held)).toBe(version);
      expect(released(held, now + 1e9, 60_000).shown).toBe(version);
    }),
  );
});

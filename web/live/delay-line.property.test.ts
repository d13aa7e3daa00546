import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import { MAX_DELAY } from '../../edge/contracts/delay.ts';
import { createDelayLine } from './delay-line.ts';
import { createDelay } from './delay.ts';
import { STEP, taken, type HeldBack } from './held-back.ts';

const LONGEST = MAX_DELAY * 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = fc.oneof(
  fc.record({ kind: fc.constant('news' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 50_000 }) }),
  fc.record({ kind: fc.constant('delay' as const), ms: fc.integer({ min: 0, max: LONGEST }) }),
);

it('under any delays no value is shown early or out of order, none late, and the last one is shown in the end', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const delay = createDelay(40_000);
      const came = new Map<number, number>();
      const shown: number[] = [];
      const line = createDelayLine<number>(delay, (value) => {
        shown.push(value);
        const age = performance.now() - (came.get(value) ?? Infinity);
        expect(age).toBeGreaterThanOrEqual(delay.getState());
      });
      let sent = 0;
      for (const each of steps) {
        if (each.kind === 'news') {
          sent += 1;
          came.set(sent, performance.now());
          line.push(sent);
        } else if (each.kind === 'wait') vi.advanceTimersByTime(each.ms);
        else delay.setState(each.ms);
        // All that is due, but for what waits with a later one of its step, is shown.
        const due = [...came].filter(([, at]) => at + delay.getState() + STEP < performance.now());
        expect(shown.at(-1) ?? 0).toBeGreaterThanOrEqual(due.at(-1)?.[0] ?? 0);
      }
      vi.advanceTimersByTime(LONGEST + STEP);
      expect(shown.at(-1) ?? 0).toBe(sent);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(line.isWaiting()).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});

it('however many values come within the longest delay, only one in each step of time waits', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 2_000 });
  fc.assert(
    fc.property(gaps, (waits) => {
      let held: HeldBack<number> = { shown: 0, waiting: [] };
      let now = 0;
      waits.forEach((ms, index) => {
        now += ms;
        if (now <= LONGEST) held = taken(held, index, now);
      });
      expect(held.waiting.length).toBeLessThanOrEqual(LONGEST / STEP + 1);
    }),
    { numRuns: cases(20) },
  );
});

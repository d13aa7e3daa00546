import { expect, it } from 'vitest';
import { drawer } from './cases.ts';
import { runFuzz } from './run-fuzz.ts';

/** The kept cases, and some of each kind. */
const CASES = 100;

/** Time limit, ms; includes the wait for draining. */
const TIMEOUT_MS = 240_000;

it(
  'a short fuzz run finds no problems',
  async () => {
    const { problems, cases } = await runFuzz({
      draw: await drawer(20_261_122),
      from: 0,
      to: CASES - 1,
      browser: true,
      progress: () => {},
    });
    expect(problems).toEqual([]);
    expect(Math.min(...Object.values(cases))).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

import { expect, it } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

/** Time limit, ms; includes the wait for draining. */
const TIME_LIMIT_MS = 240_000;

it(
  'a short fuzz run finds no problems',
  async () => {
    const { problems, cases } = await runFuzz({
      seed: 20_261_122,
      cases: 100,
      door: null,
      path: null,
      settle: false,
      browser: true,
      verbose: false,
      progress: () => {},
    });
    expect(problems).toEqual([]);
    expect(Math.min(...Object.values(cases))).toBeGreaterThan(0);
  },
  TIME_LIMIT_MS,
);

import * as fc from 'fast-check';
import { allCases, seedOf } from './cases.ts';
import { KEPT_CASES } from './kept-cases.ts';
import { runFuzz } from './run-fuzz.ts';

/** Time limit of the search, ms. Each try starts a product. */
const TIMEOUT_MS = 300_000;

export interface ShrinkOptions {
  seed: number;
  number: number;
  progress: (message: string) => void;
}

/** Returns the smallest case that fails like this one, as JSON with its problems. */
export async function shrinkCase({ seed, number, progress }: ShrinkOptions): Promise<string> {
  if (KEPT_CASES[number]) return 'A case that is kept is as small as it can be.';
  let tries = 0;
  const property = fc.asyncProperty(await allCases(), async (one) => {
    tries += 1;
    const { problems } = await runFuzz({
      draw: () => one,
      from: number,
      to: number,
      browser: false,
      progress: () => {},
    });
    progress(`try ${tries}: ${problems.length > 0 ? 'fails' : 'holds'}`);
    if (problems.length > 0) throw new Error(problems.map(({ what }) => what).join('\n'));
  });
  const { counterexample, errorInstance } = await fc.check(property, {
    seed: seedOf(seed, number),
    numRuns: 1,
    interruptAfterTimeLimit: TIMEOUT_MS,
  });
  return counterexample === null
    ? 'It does not fail again.'
    : `${JSON.stringify(counterexample[0], null, 2)}\n${String(errorInstance)}`;
}

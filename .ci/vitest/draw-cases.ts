import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';
import { cases } from './cases.ts';

/* Makes every property test draw the same cases on every machine. */

/** How many cases fast-check draws of itself. */
const DEFAULT_CASES = 100;

configureGlobal({ seed: inject('seed'), numRuns: cases(DEFAULT_CASES) });

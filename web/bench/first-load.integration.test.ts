import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstLoadScripts, gzipSize, readManifest } from './first-load.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));

/** Bytes after gzip; React, react-dom and React Router alone are 108 kB of them. */
const BUDGETS = [
  { page: 'Home', route: 'routes/home', budget: 150_000 },
  { page: 'A match', route: 'routes/match', budget: 160_000 },
];

test.each(BUDGETS)(
  '$page loads at most $budget bytes of scripts at first',
  async ({ route, budget }) => {
    const scripts = firstLoadScripts(await readManifest(CLIENT), route);
    expect(await gzipSize(CLIENT, scripts)).toBeLessThanOrEqual(budget);
  },
);

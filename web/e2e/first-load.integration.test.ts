import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../edge/contracts/language.ts';
import { firstLoadCatalogues, firstLoadScripts, gzipSize, readManifest } from './first-load.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));
const SERVER = fileURLToPath(new URL('../../build/server', import.meta.url));

/**
 * Bytes after gzip; React, react-dom and React Router alone are 108 kB. Accounts and favourites may
 * each take 3,000.
 */
const BUDGETS = [
  { page: 'Home', route: 'routes/home', path: '/', budget: 153_279 },
  { page: 'A match', route: 'routes/match-overview', path: '/football/match/m1', budget: 159_502 },
  { page: 'A day', route: 'routes/matches-all', path: '/football/matches/all', budget: 155_130 },
  {
    page: 'A league',
    route: 'routes/league-overview',
    path: '/football/league/l1/overview',
    budget: 169_718,
  },
];

test.each(BUDGETS)(
  '$page first loads at most $budget bytes of scripts and texts in any language',
  async ({ route, path, budget }) => {
    const scripts = await gzipSize(CLIENT, firstLoadScripts(await readManifest(CLIENT), route));
    const texts = await Promise.all(
      LANGUAGES.map(async (language) =>
        gzipSize(CLIENT, await firstLoadCatalogues(SERVER, language, path)),
      ),
    );
    expect(scripts + Math.max(...texts)).toBeLessThanOrEqual(budget);
  },
);

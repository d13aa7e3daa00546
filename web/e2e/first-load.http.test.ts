import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../edge/contracts/language.ts';
import {
  firstLoadCatalogues,
  firstLoadScripts,
  firstLoadSheets,
  gzipSize,
  readManifest,
} from './first-load.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));
const SERVER = fileURLToPath(new URL('../../build/server', import.meta.url));

/**
 * Bytes after gzip; React, react-dom and React Router alone are 108 kB. Accounts and favourites may
 * each take 3,000.
 */
const BUDGETS = [
  { page: 'Home', route: 'routes/home', path: '/', budget: 151_300 },
  { page: 'A match', route: 'routes/match-overview', path: '/football/match/m1', budget: 155_400 },
  { page: 'A day', route: 'routes/matches-all', path: '/football/matches/all', budget: 150_500 },
  {
    page: 'A league',
    route: 'routes/league-overview',
    path: '/football/league/l1/overview',
    budget: 161_000,
  },
];
/** Texts of Arabic may be larger than the largest of the others: its letters take two bytes (ADR 125). */
const ARABIC = 1.25;

test.each(BUDGETS)(
  '$page first loads at most $budget bytes of scripts and texts in any language of Latin letters',
  async ({ route, path, budget }) => {
    const scripts = await gzipSize(CLIENT, firstLoadScripts(await readManifest(CLIENT), route));
    const texts = await Promise.all(
      LANGUAGES.filter((language) => language !== 'ar').map((language) => textSize(language, path)),
    );
    expect(scripts + Math.max(...texts)).toBeLessThanOrEqual(budget);
    expect(await textSize('ar', path)).toBeLessThanOrEqual(ARABIC * Math.max(...texts));
  },
);

async function textSize(language: Language, path: string): Promise<number> {
  return gzipSize(CLIENT, await firstLoadCatalogues(SERVER, language, path));
}

/** Bytes after gzip. Pages block on these sheets before they paint. */
const SHEETS = [
  { page: 'Home', route: 'routes/home', count: 1, budget: 18_000 },
  { page: 'A day', route: 'routes/matches-all', count: 1, budget: 18_000 },
  { page: 'A match', route: 'routes/match-overview', count: 3, budget: 24_900 },
  { page: 'A league', route: 'routes/league-overview', count: 3, budget: 24_900 },
  { page: 'An article', route: 'routes/article', count: 3, budget: 24_900 },
];

test.each(SHEETS)(
  '$page first loads at most $budget bytes of styles in $count sheets',
  async ({ route, count, budget }) => {
    const sheets = firstLoadSheets(await readManifest(CLIENT), route);
    expect(sheets).toHaveLength(count);
    expect(await gzipSize(CLIENT, sheets)).toBeLessThanOrEqual(budget);
  },
);

test('every first-load script leaves the style sheets to the document', async () => {
  const manifest = await readManifest(CLIENT);
  const sheets = firstLoadSheets(manifest, 'routes/match-overview');
  const files = await readdir(join(CLIENT, 'assets'));
  const scripts = files.filter((name) => name.endsWith('.js') && !name.startsWith('manifest-'));
  const texts = await Promise.all(
    scripts.map((name) => readFile(join(CLIENT, 'assets', name), 'utf8')),
  );
  for (const sheet of sheets) expect(texts.filter((text) => text.includes(sheet))).toEqual([]);
});

test('pages and web views share the face: 20,000 bytes that load first, 9,500 for rare letters', async () => {
  const files = await readdir(join(CLIENT, 'assets'), { recursive: true });
  const sizeOf = async (name: string) => {
    const found = files.filter((file) => file.includes(name) && file.endsWith('.woff2'));
    expect(found).toHaveLength(1);
    return (await stat(join(CLIENT, 'assets', found[0] ?? ''))).size;
  };
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
  expect(await sizeOf('archivo-84-base')).toBeLessThanOrEqual(20_000);
  expect(await sizeOf('archivo-84-more')).toBeLessThanOrEqual(9_500);
});

/** The player alone fills the screen; tiles of videos read where one was left, too. */
const PLAYER = /requestFullscreen/;
/** Plays streams where the platform cannot. */
const HLS = /EXT-X-|hls\.js/;
const WITH_PLAYER = ['routes/playlist', 'routes/popular-playlist', 'routes/tv', 'routes/video'];

test('only pages with a video first load the player, and no page first loads the stream library', async () => {
  const { routes } = await readManifest(CLIENT);
  const codes = await Promise.all(
    Object.keys(routes).map(async (id) => ({ id, code: await codeOf(id) })),
  );
  const idsWith = (pattern: RegExp) =>
    codes
      .filter(({ code }) => pattern.test(code))
      .map(({ id }) => id)
      .toSorted();
  expect(idsWith(PLAYER)).toEqual(WITH_PLAYER);
  expect(idsWith(HLS)).toEqual([]);
});

async function codeOf(routeId: string): Promise<string> {
  const paths = firstLoadScripts(await readManifest(CLIENT), routeId);
  const files = await Promise.all(paths.map((path) => readFile(join(CLIENT, path), 'utf8')));
  return files.join('\n');
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../edge/contracts/language.ts';
import { firstLoadCatalogues, gzipSize } from './first-load.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));
const SERVER = fileURLToPath(new URL('../../build/server', import.meta.url));

/** Bytes after gzip. */
const BUDGET = 60_000;
/** What a page loads that never changes. */
const STATIC_BUDGET = 2_000;

const assetsSchema = v.object({
  entry: v.string(),
  screens: v.record(v.string(), v.array(v.string())),
});

async function readAssets() {
  const text = await readFile(`${CLIENT}/assets/frame/manifest.json`, 'utf8');
  return v.parse(assetsSchema, JSON.parse(text));
}

test.each([
  { screen: 'match', path: '/frame/liveStat/1/tracker' },
  { screen: 'match', path: '/frame/liveStat/2/tracker' },
  { screen: 'lineups', path: '/frame/widget/common/1/lineups' },
  { screen: 'day', path: '/frame/sportWidgets/1' },
  { screen: 'standings', path: '/frame/widget/standings/1' },
  { screen: 'matches', path: '/frame/widget/common/1/fixtures' },
  { screen: 'bracket', path: '/frame/widget/common/1/bracket' },
  { screen: 'next-match', path: '/frame/widget/common/1/next-match' },
])(
  `$path loads at most ${BUDGET} bytes of scripts and texts at first`,
  async ({ screen, path }) => {
    const { entry, screens } = await readAssets();
    const own = screens[screen];
    expect(own).toBeDefined();
    const scripts = await gzipSize(CLIENT, [entry, ...(own ?? [])]);
    const texts = await Promise.all(
      LANGUAGES.map(async (language) =>
        gzipSize(CLIENT, await firstLoadCatalogues(SERVER, language, path)),
      ),
    );
    expect(scripts + Math.max(...texts)).toBeLessThanOrEqual(BUDGET);
  },
);

test(`a web view that never changes loads at most ${STATIC_BUDGET} bytes of scripts`, async () => {
  const { entry } = await readAssets();
  expect(await gzipSize(CLIENT, [entry])).toBeLessThanOrEqual(STATIC_BUDGET);
});

test('every screen of web views is held to its bar', async () => {
  const { screens } = await readAssets();
  expect(Object.keys(screens).toSorted()).toEqual([
    'bracket',
    'day',
    'lineups',
    'match',
    'matches',
    'next-match',
    'standings',
  ]);
});

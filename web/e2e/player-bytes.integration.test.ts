import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstLoadScripts, readManifest } from './first-load.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));
/** The player alone fills the screen; tiles of videos read where one was left, too. */
const PLAYER = /requestFullscreen/;
/** Plays streams where the platform cannot. */
const HLS = /EXT-X-|hls\.js/;
const WITH_PLAYER = ['routes/playlist', 'routes/popular-playlist', 'routes/tv', 'routes/video'];

async function codeOf(routeId: string): Promise<string> {
  const paths = firstLoadScripts(await readManifest(CLIENT), routeId);
  const files = await Promise.all(paths.map((path) => readFile(join(CLIENT, path), 'utf8')));
  return files.join('\n');
}

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

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { showAlive } from './show-alive.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

test('the file is written at once and again, until the process ends', async () => {
  const FEED_ALIVE = join(await temporaryFolder(), 'alive');
  const over = new AbortController();
  const shown = showAlive({ FEED_ALIVE }, over.signal, 5);
  await eventually(() => stat(FEED_ALIVE));
  const first = await readFile(FEED_ALIVE, 'utf8');
  await eventually(async () => expect(await readFile(FEED_ALIVE, 'utf8')).not.toBe(first));
  over.abort();
  await shown;
});

test('a file that cannot be written stops nothing', async () => {
  const over = new AbortController();
  const shown = showAlive(
    { FEED_ALIVE: join(await temporaryFolder(), 'no', 'folder') },
    over.signal,
    5,
  );
  over.abort();
  await expect(shown).resolves.toBeUndefined();
});

test('without a supervisor it ends at once', async () => {
  await expect(showAlive({}, new AbortController().signal)).resolves.toBeUndefined();
});

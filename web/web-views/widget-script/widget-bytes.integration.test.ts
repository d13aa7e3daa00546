import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildWidgets } from './widget-plugin.ts';
import { FROZEN, versionOf } from './widget-version.ts';

/** Bytes after gzip. */
const BUDGET = 4_000;

test(`widgets.js is at most ${BUDGET} bytes gzipped, and has no imports or exports`, async () => {
  const code = await buildWidgets();
  expect(gzipSync(code).length).toBeLessThanOrEqual(BUDGET);
  expect(code).not.toMatch(/\bimport\b|\bexport\b|SPORT_IDS|\bTEXTS\b/);
});

const ADVICE = 'npm run tool -- freeze-widgets, and its element into docs/widgets.md';

test('the current script is stored as a version, which the document names with its hash', async () => {
  const { name, element } = versionOf(await buildWidgets());
  // The comparison includes the advice, so that a failure shows it.
  expect({ ADVICE, names: await readdir(FROZEN) }).toEqual({
    ADVICE,
    names: expect.arrayContaining([name]),
  });
  const document = await readFile(new URL('../../../docs/widgets.md', import.meta.url), 'utf8');
  expect({ ADVICE, document }).toEqual({ ADVICE, document: expect.stringContaining(element) });
});

test('every version has the content that its name says', async () => {
  for (const name of await readdir(FROZEN))
    expect(versionOf(await readFile(new URL(name, FROZEN), 'utf8')).name).toBe(name);
});

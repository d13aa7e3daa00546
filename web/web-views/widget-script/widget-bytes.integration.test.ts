import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildWidgets } from './widget-plugin.ts';

/** Bytes after gzip. */
const BUDGET = 4_000;

test(`widgets.js is at most ${BUDGET} bytes gzipped, and has no imports or exports`, async () => {
  const code = await buildWidgets();
  expect(gzipSync(code).length).toBeLessThanOrEqual(BUDGET);
  expect(code).not.toMatch(/\bimport\b|\bexport\b|SPORT_IDS|\bTEXTS\b/);
});

import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FLAGS_PATH } from '../../edge/shared/crest/picture-path.ts';

test('the URLs of flags name the installed version', async () => {
  const text = await readFile('node_modules/circle-flags/package.json', 'utf8');
  const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(text));
  expect(FLAGS_PATH).toBe(`/flags/${version}`);
});

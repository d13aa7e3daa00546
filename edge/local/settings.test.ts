import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { BRAND_RECORDS } from '../shared/brand/brand.ts';
import { SETTINGS } from '../settings/settings.ts';
import { settingsPage } from '../settings/settings-page.ts';
import { PROJECT } from './project.ts';

it('docs/settings.md is what "npm run tool -- settings" writes', async () => {
  expect(await readFile(join(PROJECT, 'docs/settings.md'), 'utf8')).toBe(settingsPage());
});

it('wrangler.toml has each setting that is not secret, and no other', () => {
  const { vars } = readConfig({ config: join(PROJECT, 'wrangler.toml') });
  const listed = [...SETTINGS].flatMap(([name, { isSecret, isLocal }]) =>
    isSecret || isLocal ? [] : [name],
  );
  expect(Object.keys(vars).toSorted()).toEqual(listed.toSorted());
});

it('each brand has a setting', () => {
  for (const { variable } of Object.values(BRAND_RECORDS))
    expect(SETTINGS.has(variable)).toBe(true);
});

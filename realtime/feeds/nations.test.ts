import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { nationNamed } from './nations.ts';

test.each([
  ['Brazil', 'br'],
  ['England', 'gb-eng'],
  ['USA', 'us'],
  ['South Korea', 'kr'],
  ['Korea Republic', 'kr'],
  ['Czech Republic', 'cz'],
  ['Bosnia & Herzegovina', 'ba'],
  ['Ivory Coast', 'ci'],
  ["Côte d'Ivoire", 'ci'],
  ['Curaçao', 'cw'],
  ['Turkey', 'tr'],
  ['Türkiye', 'tr'],
  ['DR Congo', 'cd'],
  ['Germany', 'de'],
  ['Myanmar', 'mm'],
  ['Spain Women', 'es'],
  ['Brazil U20 W', 'br'],
])('%s is the nation %s', (name, nation) => {
  expect(nationNamed(name)).toBe(nation);
});

test.each(['Liverpool FC', 'Real Madrid', 'Granada CF', '', 'World'])(
  '"%s" is not a nation',
  (name) => expect(nationNamed(name)).toBeUndefined(),
);

test('each nation name gives a code that has a flag', async () => {
  const flags = new Set(await readdir('node_modules/circle-flags/flags'));
  for (const name of ['Mexico', 'Haiti', 'Qatar', 'Kosovo', 'Serbia', 'Georgia', 'Wales'])
    expect(flags).toContain(`${nationNamed(name)}.svg`);
});

import { expect, test } from 'vitest';
import { fixturePath } from '../testing/fixture-path.ts';
import { READERS } from './registry.ts';

test.each(Object.entries(READERS))('a missing %s recording is refused', async (_format, read) => {
  await expect(read({ path: fixturePath('nowhere') })).rejects.toThrow('there is no such file');
});

test.each([
  ['openfootball', 'gamecenter.json', /gamecenter\.json.*matches/],
  ['nba-pbp', 'gamecenter.json', /gamecenter\.json, game/],
  ['nba-pbp', 'lantern-cup.dvw', /lantern-cup\.dvw: is not JSON/],
  ['nfl-gamecenter', '2031.lantern-cup.json', /lantern-cup\.json: holds no game/],
] as const)('the %s reader refuses %s with an error that names it', async (format, name, fault) => {
  await expect(READERS[format]({ path: fixturePath(name) })).rejects.toThrow(fault);
});

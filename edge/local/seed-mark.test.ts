import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSeedMark, writeSeedMark } from './seed-mark.ts';

const AT = '2026-11-21T10:00:00.000Z';
let state: string;

beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), 'seed-mark-'));
});
afterEach(() => rm(state, { recursive: true, force: true }));

it('stores when a world was seeded, for that world only', async () => {
  expect(await readSeedMark(state, 'one')).toBeNull();
  await writeSeedMark(state, { world: 'one', at: AT });
  expect(await readSeedMark(state, 'one')).toBe(AT);
  expect(await readSeedMark(state, 'another')).toBeNull();
});

it('ignores a mark that cannot be parsed', async () => {
  await writeSeedMark(state, { world: 'one', at: AT });
  await writeFile(join(state, 'store/demo-seed.json'), '{"world":"one","at":"yes');
  expect(await readSeedMark(state, 'one')).toBeNull();
});

import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../edge/local/project.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'feed-'))));
afterAll(async () => rm(folder, { recursive: true }));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasSystemd)('systemd accepts the unit', async () => {
  const unit = join(folder, 'touchline-feed.service');
  const text = await readFile(join(PROJECT, 'ops/touchline-feed.service'), 'utf8');
  await writeFile(unit, text.replace('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

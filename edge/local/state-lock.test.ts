import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockState } from './state-lock.ts';

let state: string;
beforeAll(async () => (state = await mkdtemp(join(tmpdir(), 'lock-'))));
afterAll(async () => rm(state, { recursive: true }));

it('takes over what a process left that runs no more, and lets go of it', async () => {
  const file = join(state, 'running');
  await writeFile(file, '2147483646\n2147483645\n');
  const lock = await lockState(state);
  if ('heldBy' in lock) throw new Error('held');
  expect(await readFile(file, 'utf8')).toBe(`${process.pid}\n`);
  lock.release();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

it('leaves a process alone that only has the number of an earlier run', async () => {
  await writeFile(join(state, 'running'), `2147483646\n${process.ppid}\n`);
  const lock = await lockState(state);
  expect(lock).not.toHaveProperty('heldBy');
  expect(process.kill(process.ppid, 0)).toBe(true);
});

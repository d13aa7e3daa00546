import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWorkerLog } from './worker-log.ts';

let state: string;
beforeEach(async () => (state = await mkdtemp(join(tmpdir(), 'worker-log-'))));
afterEach(async () => rm(state, { recursive: true }));

async function end(log: Writable): Promise<void> {
  log.end();
  await finished(log);
}

it('keeps two files of bounded size, the newest lines last, however much is written', async () => {
  const log = await openWorkerLog(state, 1_000);
  for (let line = 0; line < 500; line += 1) log.write(`line ${line}\n`);
  await end(log);
  expect(await readdir(state)).toEqual(['worker.log', 'worker.log.1']);
  const current = await readFile(join(state, 'worker.log'), 'utf8');
  const before = await readFile(join(state, 'worker.log.1'), 'utf8');
  expect(Math.max(current.length, before.length)).toBeLessThanOrEqual(1_000);
  const first = Number(/^line (\d+)\n/.exec(before)?.[1]);
  const expected = Array.from({ length: 500 - first }, (_, n) => `line ${first + n}\n`).join('');
  expect(before + current).toBe(expected);
});

it('appends to the log of an earlier run, and rotates it at its size limit', async () => {
  await writeFile(join(state, 'worker.log'), 'earlier\n');
  const log = await openWorkerLog(state, 20);
  log.write('goes on\n');
  log.write('begins again\n');
  await end(log);
  expect(await readFile(join(state, 'worker.log.1'), 'utf8')).toBe('earlier\ngoes on\n');
  expect((await stat(join(state, 'worker.log'))).size).toBe('begins again\n'.length);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBuild } from './build.ts';
import { PROJECT } from './project.ts';

let folder: string;
beforeAll(async () => {
  await ensureBuild(() => {});
  folder = await mkdtemp(join(tmpdir(), 'starts-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

const PRODUCT = ['edge/local.ts', '--no-build', '--feed', 'none'];
const API = ['edge/local/api.ts'];

function start(script: readonly string[], state: string) {
  const child = spawn(process.execPath, [...script, '--port', '0', '--state', state], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]);
  return {
    /** True once it serves, false when it ended before. */
    serves: Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)]),
    stop: async () => {
      child.kill('SIGTERM');
      const [[code], said] = await ended;
      return { code, said };
    },
  };
}

it.each([
  ['the product', PRODUCT],
  ['the embedded APIs', API],
])('of two starts of %s at the same instant on one store, one runs', async (name, script) => {
  const state = join(folder, name);
  const both = [start(script, state), start(script, state)];
  const serve = await Promise.all(both.map(({ serves }) => serves));
  const ends = await Promise.all(both.map(({ stop }) => stop()));
  expect(serve.toSorted()).toEqual([false, true]);
  const refused = ends[serve.indexOf(false)];
  expect(refused?.code).toBe(1);
  expect(refused?.said).toMatch(/^Another run .*uses .*\n$/);
});

it.each([
  ['the product', PRODUCT],
  ['the embedded APIs', API],
])('%s does not start on a file, and says why in one line', async (_name, script) => {
  const file = join(folder, 'file');
  await writeFile(file, 'kept');
  const refused = start(script, file);
  expect(await refused.serves).toBe(false);
  const { code, said } = await refused.stop();
  expect(code).toBe(1);
  expect(said).toMatch(/^.* is a file, .*--state\.\n$/);
});

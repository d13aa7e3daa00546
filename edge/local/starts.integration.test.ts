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

function start(script: readonly string[], state: string, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...script, '--port', '0', '--state', state], {
    cwd: PROJECT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = once(child.stdout, 'data').then(([chunk]: unknown[]) => String(chunk));
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]);
  return {
    /** True once it serves, false if it ended before. */
    serves: Promise.race([printed.then(() => true), ended.then(() => false)]),
    address: printed.then((said) => /http:\S+/.exec(said)?.[0] ?? ''),
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
])('only one of two simultaneous starts of %s on one store runs', async (name, script) => {
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

it.each([
  ['a malformed setting', 'RELAY_THRESHOLD', 'abc', 'takes a whole number from 1 (it is "abc")\n'],
  [
    'a setting of tests alone',
    'TIME_SCALE',
    '20',
    'is 20, which is for tests: set TEST_MODE=1 too',
  ],
])('the product does not start with %s, and says which', async (_what, name, value, fault) => {
  const refused = start(PRODUCT, join(folder, 'faulty'), { [name]: value });
  expect(await refused.serves).toBe(false);
  const { code, said } = await refused.stop();
  expect(code).toBe(1);
  expect(said).toContain(`${name} ${fault}`);
});

it('Home shows the BANNER setting, and browsers learn TIME_SCALE', async () => {
  const banner = { title: 'Cup of the Coast', path: '/live' };
  const settings = { BANNER: JSON.stringify(banner), TEST_MODE: '1', TIME_SCALE: '20' };
  const running = start(PRODUCT, join(folder, 'set'), settings);
  expect(await running.serves).toBe(true);
  const home = await (await fetch(await running.address)).text();
  expect(home).toContain('Cup of the Coast');
  expect(home).toContain('dataset.timeScale=20');
  await running.stop();
});

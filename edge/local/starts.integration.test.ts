import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
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

/** Starts a script. `more` may repeat options, of which the last counts. */
function start(
  script: readonly string[],
  state: string,
  settings: Record<string, string> = {},
  more: readonly string[] = [],
) {
  const child = spawn(process.execPath, [...script, '--port', '0', '--state', state, ...more], {
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

it('a running product has its address in its folder, a stopped one has not', async () => {
  const state = join(folder, 'address of one');
  const { address, stop } = start(PRODUCT, state);
  const file = join(state, 'address');
  const url = await address;
  expect(url).toMatch(/^http:/);
  expect(await readFile(file, 'utf8')).toBe(`${url}\n`);
  expect((await stop()).code).toBe(0);
  expect(existsSync(file)).toBe(false);
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

/** Starts a server on a port that the system chooses. */
async function takePort(): Promise<{ port: string; close: () => void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has a port');
  return { port: String(address.port), close: () => void server.close() };
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Returns Home from a port as soon as somebody answers there. */
async function firstVisit(port: number): Promise<string> {
  await expect.poll(() => isTaken(port)).toBe(true);
  try {
    const home = await fetch(`http://127.0.0.1:${port}/`);
    return await home.text();
  } catch {
    // A start finds out whether its port is free by taking it for a moment.
    return firstVisit(port);
  }
}

const FRESH = ['--fresh'];

it.each([
  ['a malformed setting', { RELAY_THRESHOLD: 'abc' }, FRESH, 'RELAY_THRESHOLD takes'],
  ['a malformed secret', { INGEST_SECRET: 'abc' }, FRESH, 'INGEST_SECRET takes'],
  ['an unreadable recording', {}, [...FRESH, '--feed', 'replay:none.json'], 'cannot be read'],
  ['a used port', {}, FRESH, 'is in use'],
] as const)(
  'a start that is refused for %s deletes and makes nothing',
  async (what, env, more, fault) => {
    const stored = join(folder, 'kept', 'store', 'kept');
    await mkdir(join(folder, 'kept', 'store'), { recursive: true });
    await writeFile(stored, 'kept');
    const { port, close } = await takePort();
    const options = what === 'a used port' ? [...more, '--port', port] : more;
    for (const state of [join(folder, 'kept'), join(folder, 'new')]) {
      const refused = start(PRODUCT, state, env, options);
      expect(await refused.serves).toBe(false);
      const { code, said } = await refused.stop();
      expect(code).toBe(1);
      expect(said).toContain(fault);
    }
    close();
    expect(await readFile(stored, 'utf8')).toBe('kept');
    expect(existsSync(join(folder, 'new'))).toBe(false);
  },
);

it('a start on a damaged database says what to do, and begins again with --fresh', async () => {
  const state = join(folder, 'damaged');
  await mkdir(join(state, 'store', 'd1'), { recursive: true });
  await writeFile(join(state, 'store', 'd1', 'product.sqlite'), 'not a database '.repeat(500));
  const refused = start(PRODUCT, state);
  expect(await refused.serves).toBe(false);
  const { code, said } = await refused.stop();
  expect(code).toBe(1);
  expect(said).toMatch(/The database in .* is damaged .*: file is not a database.* --fresh/);
  expect(said).not.toContain('    at ');
  const fresh = start(PRODUCT, state, {}, FRESH);
  expect(await fresh.serves).toBe(true);
  await fresh.stop();
});

it('a product without data answers its first visit with today’s matches', async () => {
  const state = join(folder, 'first');
  const { port, close } = await takePort();
  close();
  const running = start(PRODUCT, state, {}, ['--feed', 'simulator', '--port', port]);
  // Long before the address is printed.
  const home = await firstVisit(Number(port));
  expect(home.match(/href="\/[^"]*match\//g)).not.toBeNull();
  expect(await readFile(join(state, 'worker.log'), 'utf8')).not.toContain('no such table');
  await running.stop();
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

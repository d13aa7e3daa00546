import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import * as v from 'valibot';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMatchId, scored, updatesOf } from '../../realtime/hosts/conformance/match-updates.ts';
import { PartyKitRooms } from '../../realtime/testing/partykit-rooms.ts';
import { packClient } from './tarball/tarball-plugin.ts';

const PACKAGE = fileURLToPath(new URL('.', import.meta.url));
const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const packedSchema = v.tuple([v.object({ filename: v.string() })]);

let folder: string;
let tarball: Uint8Array<ArrayBuffer>;
/** What a product serves, unpacked. */
let served: string;

/** Unpacks a tarball into a folder of its own, and returns the package's folder. */
async function unpacked(file: string, name: string): Promise<string> {
  const to = join(folder, name);
  await mkdir(to);
  spawnSync('tar', ['xzf', file, '-C', to]);
  return join(to, 'package');
}

/** Installs the client that products serve in a folder of its own, as another project would. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-live-'));
  tarball = await packClient();
  await writeFile(join(folder, 'live.tgz'), tarball);
  served = await unpacked(join(folder, 'live.tgz'), 'served');
  const scope = join(folder, 'node_modules', '@touchline');
  await mkdir(scope, { recursive: true });
  await cp(served, join(scope, 'live'), { recursive: true });
  for (const name of ['partysocket', 'event-target-polyfill', 'react', 'ws', '@types'])
    await symlink(join(MODULES, name), join(folder, 'node_modules', name));
});

afterAll(() => rm(folder, { recursive: true }));

/** Returns the files of a package, with their texts. */
async function filesOf(path: string): Promise<Record<string, string>> {
  const names = (await readdir(path, { recursive: true })).toSorted();
  const files = names.filter((name) => name !== 'dist');
  return Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await readFile(join(path, name), 'utf8')])),
  );
}

it('is the package that npm packs', async () => {
  const { stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  const [{ filename }] = v.parse(packedSchema, JSON.parse(stdout), { message: stderr });
  const packed = await filesOf(await unpacked(join(folder, filename), 'packed'));
  expect(Object.keys(packed)).toContain('dist/index.d.ts');
  expect(await filesOf(served)).toEqual(packed);
});

it('has nothing that publint reports', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

/** Resolutions of ES modules; it has no CommonJS. */
const RESOLUTIONS = new Set(['node16-esm', 'bundler']);

it('has types that every project of ES modules finds', async () => {
  const result = await checkPackage(createPackageFromTarballData(tarball));
  expect(result.types).toEqual({ kind: 'included' });
  const problems = 'problems' in result ? result.problems : [];
  expect(
    problems.filter((each) => !('resolutionKind' in each) || RESOLUTIONS.has(each.resolutionKind)),
  ).toEqual([]);
});

it.each([
  ['index.js', 4_000],
  ['store.js', 4_000],
  ['react.js', 500],
])('takes at most %s: %i bytes', async (entry, budget) => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'node_modules/@touchline/live/dist', entry),
        preserveEntrySignatures: 'strict',
        external: ['react'],
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('It makes one build.');
  expect(brotliCompressSync(result.output[0].code).length).toBeLessThanOrEqual(budget);
});

/** A Node without a `WebSocket` of its own, as Node 20 is. */
const WITHOUT_WEBSOCKET = ['--no-experimental-websocket'];

/** Returns the example of a section of the README; the second is that of Node 20. */
async function examplesInNode(): Promise<readonly string[]> {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const [, section = ''] = /## In Node\n([^]*?)\n## /.exec(readme) ?? [];
  return [...section.matchAll(/```js\n([^]*?)```/g)].map(([, example = '']) => example);
}

/** Replaces the import of `openSocket` in the example by the lines for Node 20. */
function forNode20([example = '', lines = '']: readonly string[]): string {
  return lines + example.replace(/import \{ openSocket \}.*\n/, '');
}

it.each([
  ['its README’s example', [], (examples: readonly string[]) => examples[0] ?? ''],
  ['its README’s lines for a Node without WebSocket', WITHOUT_WEBSOCKET, forNode20],
])('follows a match and a sport in Node by %s', async (_what, flags, exampleOf) => {
  await writeFile(join(folder, 'scores.mjs'), exampleOf(await examplesInNode()));
  const rooms = await PartyKitRooms.start();
  const matchId = newMatchId();
  await rooms.ingest(matchId, updatesOf(matchId, 1));
  const origin = rooms.origin.replace(/^http/, 'ws');
  const reader = spawn(process.execPath, [...flags, 'scores.mjs', origin, matchId], {
    cwd: folder,
  });
  try {
    const lines: string[] = [];
    reader.stdout.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.trim().split('\n'));
    });
    const score = (version: number, home: number) =>
      `${version} Northport Rovers ${home} 0 Eastham United`;
    await expect.poll(() => lines).toContain(score(2, 1));
    await expect.poll(() => lines).toContain('live: 1');
    await rooms.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    await expect.poll(() => lines).toContain(score(3, 2));
  } finally {
    reader.kill();
    await rooms.stop();
  }
});

it('ends a Node without WebSocket with a sentence that names its version and what to do', async () => {
  const [example = ''] = await examplesInNode();
  await writeFile(join(folder, 'scores.mjs'), example);
  const args = [...WITHOUT_WEBSOCKET, 'scores.mjs', 'ws://127.0.0.1:9', 'm1'];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(
    `Error: Node ${process.version} has no WebSocket: use Node 22 or newer, or pass the class of the package ws to openSocketWith() of @touchline/live/partysocket.`,
  );
  expect(stderr).not.toContain('PartySocket');
});

/** A page and a program of another project, as strict as TypeScript is. */
const PROJECT = `import WebSocket from 'ws';
import { connectLive, createReplica, type MatchState } from '@touchline/live';
import { openSocket, openSocketWith } from '@touchline/live/partysocket';
import { useMatch } from '@touchline/live/react';
import { createLiveStore } from '@touchline/live/store';

const origin = 'wss://scores.example';
const live = createLiveStore({ origin, openSocket: openSocketWith(WebSocket) });
const state: MatchState | undefined = live.match('m1').get()?.state;
const goals: number | undefined = state?.score.home;
// @ts-expect-error: a version is a number.
const version: string | undefined = live.match('m1').get()?.version;
connectLive({ origin, openSocket }).match('m1', createReplica(() => {}));
export const seen = [goals, version, useMatch(live, 'm1')?.state.home.name];
`;

it('has types that a strict project compiles with, the class of the package ws included', async () => {
  await writeFile(join(folder, 'project.ts'), PROJECT);
  const options =
    '--strict --noEmit --module nodenext --target es2023 --types node --noUncheckedIndexedAccess';
  const tsc = join(MODULES, 'typescript/bin/tsc');
  const args = [tsc, ...options.split(' '), '--exactOptionalPropertyTypes', 'project.ts'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe('');
});

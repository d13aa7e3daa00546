import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
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

const PACKAGE = fileURLToPath(new URL('.', import.meta.url));
const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const packedSchema = v.tuple([v.object({ filename: v.string() })]);

let folder: string;
let tarball: Uint8Array<ArrayBuffer>;

/** Packs the client and installs it in a folder of its own, as another project would. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-live-'));
  const { stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  const [{ filename }] = v.parse(packedSchema, JSON.parse(stdout), { message: stderr });
  tarball = new Uint8Array(await readFile(join(folder, filename)));
  spawnSync('tar', ['xzf', filename], { cwd: folder });
  const scope = join(folder, 'node_modules', '@touchline');
  await mkdir(scope, { recursive: true });
  await cp(join(folder, 'package'), join(scope, 'live'), { recursive: true });
  for (const name of ['partysocket', 'event-target-polyfill', 'react'])
    await symlink(join(MODULES, name), join(folder, 'node_modules', name));
});

afterAll(() => rm(folder, { recursive: true }));

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

it('follows a match and a sport in Node, by the example of its README', async () => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const [, example = ''] = /## In Node\n[^]*?```js\n([^]*?)```/.exec(readme) ?? [];
  await writeFile(join(folder, 'scores.mjs'), example);
  const rooms = await PartyKitRooms.start();
  const matchId = newMatchId();
  await rooms.ingest(matchId, updatesOf(matchId, 1));
  const origin = rooms.origin.replace(/^http/, 'ws');
  const reader = spawn(process.execPath, ['scores.mjs', origin, matchId], { cwd: folder });
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

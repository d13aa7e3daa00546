import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFiles } from './find-files.ts';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { StartError } from './start-error.ts';
import { PROJECT } from './project.ts';
import type { BuiltWorker } from './worker-options.ts';

/** Written last by the build. */
const BUILT_CONFIG = join(PROJECT, 'build/server/wrangler.json');

const SOURCES = [
  '{web,edge,realtime}/**/*.{ts,tsx,css,json,svg,sql}',
  'web/public/**/*',
  '{package-lock.json,wrangler.toml,vite.config.ts,react-router.config.ts}',
];
/** Not read by the build. */
const OTHER =
  /\.(?:test|journey)\.tsx?$|^edge\/(?:local|acceptance|api-)|^realtime\/(?:feeds|demo|acceptance)\/|\/testing\/|^web\/(?:e2e|tools)\//;

/** A build takes seconds; a lock this old is left from a killed one. */
const LOCK_EXPIRY_MS = 120_000;

/**
 * Builds the product when it was never built or a source is newer. If several processes find this at once,
 * one builds and the others wait.
 */
export async function ensureBuild(progress: (message: string) => void): Promise<void> {
  if (await isBuilt()) return;
  const release = await lockBuild();
  try {
    if (await isBuilt()) return;
    progress('Building …');
    const start = Date.now();
    await runBuild();
    progress(`Built in ${((Date.now() - start) / 1_000).toFixed(1)} s.`);
  } finally {
    release();
  }
}

/** The product built by `ensureBuild`. */
export function builtProduct(): BuiltWorker {
  const folder = dirname(BUILT_CONFIG);
  const { main } = readWorkerOptions(BUILT_CONFIG);
  return { config: BUILT_CONFIG, folder, entry: resolve(folder, main ?? 'index.js') };
}

async function isBuilt(): Promise<boolean> {
  const built = modifiedAt(BUILT_CONFIG);
  if (built === undefined) return false;
  const sources = await findFiles(SOURCES, PROJECT);
  return sources
    .filter((path) => !OTHER.test(path))
    .every((path) => (modifiedAt(join(PROJECT, path)) ?? 0) <= built);
}

function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

async function lockBuild(): Promise<() => void> {
  const lock = join(PROJECT, 'node_modules/.building');
  for (;;) {
    try {
      mkdirSync(lock);
      return () => rmdirSync(lock);
    } catch {
      const lockedAt = modifiedAt(lock);
      if (lockedAt !== undefined && Date.now() - lockedAt > LOCK_EXPIRY_MS) rmdirSync(lock);
      await sleep(200);
    }
  }
}

async function runBuild(): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(PROJECT, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: PROJECT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StartError(`The build failed.\n${output}`);
}

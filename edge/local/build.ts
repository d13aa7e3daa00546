import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { findFiles } from './find-files.ts';
import { StartError } from './command.ts';
import { PROJECT } from './project.ts';
import { holdLock } from './state-lock.ts';
import type { BuiltWorker } from './worker-options.ts';

/** The file that the build writes last. */
const BUILT_CONFIG = join(PROJECT, 'build/server/wrangler.json');

const SOURCES = [
  '{web,edge,realtime}/**/*.{ts,tsx,css,json,svg,sql}',
  'web/public/**/*',
  'clients/live/**/*.{ts,json,md}',
  '{package-lock.json,wrangler.toml,vite.config.ts,react-router.config.ts}',
];
/** Files among `SOURCES` that the build does not read. */
const OTHER =
  /\.(?:test|journey)\.tsx?$|^clients\/live\/dist\/|^edge\/(?:local|acceptance|api-)|^realtime\/(?:feeds|demo|acceptance)\/|\/testing\/|^web\/(?:e2e|tools)\//;

/**
 * Builds the product if there is no build or a source is newer. If several processes find this at once, one
 * builds and the others wait. Throws a `StartError` if the build fails.
 */
export async function ensureBuild(progress: (message: string) => void): Promise<void> {
  if (await isBuilt()) return;
  const lock = await lockBuild();
  try {
    if (await isBuilt()) return;
    progress('Building …');
    const start = Date.now();
    await runBuild();
    progress(`Built in ${((Date.now() - start) / 1_000).toFixed(1)} s.`);
  } finally {
    lock.close();
  }
}

/** The product built by `ensureBuild`. */
export const BUILT_PRODUCT: BuiltWorker = { config: BUILT_CONFIG, folder: dirname(BUILT_CONFIG) };

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

async function lockBuild(): Promise<DatabaseSync> {
  for (;;) {
    const lock = holdLock(join(PROJECT, 'node_modules/.build-lock'));
    if (lock) return lock;
    await sleep(200);
  }
}

async function runBuild(): Promise<void> {
  const script = join(PROJECT, 'node_modules/@react-router/dev/bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    await promisify(execFile)(process.execPath, [script, 'build'], {
      cwd: PROJECT,
      env,
      maxBuffer: 64_000_000,
    });
  } catch (error) {
    throw new StartError(`The build failed.\n${String(error)}`, { cause: error });
  }
}

import { once } from 'node:events';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { findFiles } from './find-files.ts';
import { StartError } from './command.ts';
import { PROJECT } from './project.ts';
import { spawnScript } from './spawn-script.ts';
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
 * builds and the others wait. `say` gets messages that stay; `show`, each second, what the build does. Throws a
 * `StartError` if the build fails.
 */
export async function ensureBuild(
  say: (message: string) => void,
  show: (message: string) => void = () => {},
): Promise<void> {
  if (await isBuilt()) return;
  say('Building the product …');
  const start = Date.now();
  const seconds = () => (Date.now() - start) / 1_000;
  let stage = 'waiting for the build of another process';
  const timer = setInterval(() => show(`Building: ${stage}, ${seconds().toFixed(0)} s`), 1_000);
  let lock: DatabaseSync | undefined;
  try {
    lock = await lockBuild();
    if (await isBuilt()) return;
    await runBuild((next) => (stage = next));
    say(`Built in ${seconds().toFixed(1)} s.`);
  } finally {
    clearInterval(timer);
    lock?.close();
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

/** What Vite says as it begins a part of the build, and the name of that part. */
const STAGES = [
  ['building client environment', 'scripts of pages'],
  ['building ssr environment', 'the Worker'],
] as const;

async function runBuild(onStage: (stage: string) => void): Promise<void> {
  const script = join(PROJECT, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawnScript([script, 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production' },
  });
  if (!child.stdout || !child.stderr) throw new Error('The build has no output');
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, stage] = STAGES.find(([said]) => line.includes(said)) ?? [];
    if (stage !== undefined) onStage(stage);
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new StartError(`The build failed.\n${errors.trim()}`);
}

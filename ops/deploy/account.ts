import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../../edge/local/command.ts';
import { PROJECT } from '../../edge/local/project.ts';
import type { Deployed } from './plan.ts';

/** Runs wrangler and shows what it prints. Throws a `StartError` when it fails. */
export function runWrangler(args: readonly string[], env: Record<string, string> = {}): void {
  console.error(`\n> wrangler ${args.join(' ')}`);
  const { status } = wrangler(args, { stdio: 'inherit', env });
  if (status !== 0) throw new StartError(`wrangler ${args.slice(0, 2).join(' ')} failed`);
}

/** Runs wrangler and returns its output. Throws a `StartError` with the output when it fails. */
export function askWrangler(args: readonly string[]): string {
  const { status, stdout, stderr } = wrangler(args, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (status === 0) return stdout;
  throw new StartError(`wrangler ${args.slice(0, 2).join(' ')} failed:\n${stdout}${stderr}`);
}

/** Returns wrangler's output about the Worker; null before its first deployment. Any other failure throws. */
function askAbout(args: readonly string[]): string | null {
  try {
    return askWrangler(args);
  } catch (error) {
    if (error instanceof StartError && NO_WORKER.test(error.message)) return null;
    throw error;
  }
}

/** Cloudflare's code for a Worker that does not exist, or wrangler's words for one without a deployment. */
const NO_WORKER = /code: 10007|has no deployments/;

function wrangler(
  args: readonly string[],
  {
    stdio,
    env = {},
  }: { stdio: 'inherit' | ['ignore', 'pipe', 'pipe']; env?: Record<string, string> },
) {
  const script = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js');
  return spawnSync(process.execPath, [script, ...args], {
    cwd: PROJECT,
    stdio,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { WRANGLER_SEND_METRICS: 'false', ...process.env, ...env },
  });
}

const uploadSchema = v.object({ type: v.literal('version-upload'), version_id: v.string() });

/** Uploads a version; returns its id. */
export function uploadVersion(args: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  const file = join(folder, 'output.ndjson');
  try {
    runWrangler(args, { WRANGLER_OUTPUT_FILE_PATH: file });
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const upload = v.safeParse(uploadSchema, JSON.parse(line));
      if (upload.success) return upload.output.version_id;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  throw new StartError('wrangler names no uploaded version');
}

const statusSchema = v.object({
  versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
});
const versionSchema = v.object({
  resources: v.object({
    script_runtime: v.object({ migration_tag: v.nullish(v.string()) }),
  }),
});

/** Returns what is deployed. Throws a `StartError` without an account, or while two versions serve. */
export function readDeployed(file: string): Deployed {
  try {
    askWrangler(['whoami', '--json']);
  } catch (cause) {
    throw new StartError(
      'There is no account: "npx wrangler login" or CLOUDFLARE_API_TOKEN gives one, --dry-run needs none.',
      { cause },
    );
  }
  const text = askAbout(['deployments', 'status', '--json', '--config', file]);
  if (text === null) return { version: null, migration: null };
  const [serving, other] = v.parse(statusSchema, JSON.parse(text)).versions;
  if (other !== undefined)
    throw new StartError(
      'Two versions serve: "npm run deploy -- --env ENV --back" ends the rollout that is under way',
    );
  if (serving === undefined) return { version: null, migration: null };
  const { version_id: version } = serving;
  const view = askWrangler(['versions', 'view', version, '--json', '--config', file]);
  const { resources } = v.parse(versionSchema, JSON.parse(view));
  return { version, migration: resources.script_runtime.migration_tag ?? null };
}

const secretsSchema = v.array(v.object({ name: v.string() }));

/** Returns the names of the secrets that are set; none before the first deployment. */
export function readSecretNames(file: string): string[] {
  const text = askAbout(['secret', 'list', '--config', file]);
  return text === null ? [] : v.parse(secretsSchema, JSON.parse(text)).map(({ name }) => name);
}

import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, parseEnv } from 'node:util';
import { BUILT_PRODUCT, ensureBuild } from '../../edge/local/build.ts';
import { runCommand, StartError, UsageError } from '../../edge/local/command.ts';
import { findFiles } from '../../edge/local/find-files.ts';
import { PROJECT } from '../../edge/local/project.ts';
import { startServer } from '../../edge/local/start-server.ts';
import {
  askWrangler,
  readDeployed,
  readSecretNames,
  runWrangler,
  uploadVersion,
} from './account.ts';
import {
  builtConfig,
  ENVIRONMENTS,
  readEnvironment,
  type Environment,
  type EnvironmentConfig,
} from './environment.ts';
import { planBack, planDeployment, type Plan } from './plan.ts';
import { checkMigrations, checkResources, checkRoutes } from './check-resources.ts';
import { feedTrial } from './feed-trial.ts';
import {
  brandsInUse,
  checkBrands,
  checkLimits,
  checkSecrets,
  checkSettings,
  missingSecrets,
  type Check,
  type Values,
} from './preflight.ts';
import { SMOKE_SIZE, smokeTest } from './smoke.ts';
import { measureStartup } from './startup.ts';

const MIGRATIONS = join(PROJECT, 'edge/origin/db/migrations');

const HELP = `Usage: npm run deploy -- [options]

Checks, builds and uploads the product, and gives it 10, 50 and 100 % of the requests.

  --env ENV       staging or production
  --dry-run       do all that needs no account, and upload nothing
  --secrets FILE  secrets to set, as lines NAME=VALUE; others stay as they are
  --back          go back to the version before
  --help          print this

The account is that of "npx wrangler login", or of CLOUDFLARE_API_TOKEN.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      secrets: { type: 'string' },
      back: { type: 'boolean', default: false },
    },
  });
  const environment = ENVIRONMENTS.find((name) => name === values.env);
  if (!environment) throw new UsageError(`--env takes ${ENVIRONMENTS.join(' or ')}`);
  const config = readEnvironment(environment);
  if (values.back) {
    runWrangler(planBack(config));
    return;
  }
  const file = relative(PROJECT, join(BUILT_PRODUCT.folder, `wrangler.${environment}.json`));
  await ensureBuild((message) => console.error(message));
  await writeFile(join(PROJECT, file), JSON.stringify(builtConfig(config)));
  const secrets = values.secrets === undefined ? null : await readSecretsFile(values.secrets);
  const deployed = values['dry-run'] ? null : readDeployed(file);
  const set = deployed === null ? null : readSecretNames(file);
  const checks = await preflight({ environment, config, file, secrets, set });
  const plan = planDeployment({
    config,
    file,
    tag: tagNow(),
    secrets: values.secrets === undefined ? null : resolve(values.secrets),
    deployed: deployed ?? { version: 'OLD', migration: config.migrations.at(-1)?.tag ?? null },
  });
  console.log(`${tableOf(environment, checks)}\n${planText(plan)}`);
  const faults = checks.flatMap(({ name, faults: own }) => own.map((fault) => `${name}: ${fault}`));
  if (faults.length > 0)
    throw new StartError(
      [`\n${environment} is not deployed:`, ...faults.map((fault) => `FAULT ${fault}`)].join('\n'),
    );
  if (deployed !== null) await carryOut(plan, config);
});

interface Preflight {
  environment: Environment;
  config: EnvironmentConfig;
  file: string;
  /** The secrets that the deployment sets. */
  secrets: Values | null;
  /** Names of the secrets that are set already; null if unknown. */
  set: readonly string[] | null;
}

async function preflight(given: Preflight): Promise<Check[]> {
  const { environment, config, file, secrets, set } = given;
  const folder = join(BUILT_PRODUCT.folder, '../client');
  const paths = await findFiles('**/*', folder);
  const assets = await Promise.all(
    paths.map(async (path) => ({ path, bytes: (await stat(join(folder, path))).size })),
  );
  const out = await mkdtemp(join(tmpdir(), 'deploy-'));
  const report = askWrangler(['deploy', '--dry-run', '--outdir', out, '--config', file]);
  const startupMs = await measureStartup(BUILT_PRODUCT.folder, config);
  const smoke = await smokeLocally(file, out);
  await rm(out, { recursive: true, force: true });
  return [
    checkSettings(environment, config),
    checkBrands(config),
    checkRoutes(config),
    checkResources(config),
    await checkAllSecrets(secrets, set),
    checkMigrations(config, await findFiles('*.sql', MIGRATIONS)),
    checkLimits(config, { report, startupMs, assets }),
    smoke,
  ];
}

/** Checks the secrets to set, and that no required one is missing, if it is known which are set. */
async function checkAllSecrets(
  secrets: Values | null,
  set: readonly string[] | null,
): Promise<Check> {
  const check = checkSecrets(secrets ?? {}, await localSecrets());
  if (secrets === null && set === null) return { ...check, found: 'unknown: give --secrets FILE' };
  const names = [...Object.keys(secrets ?? {}), ...(set ?? [])];
  return { ...check, faults: [...check.faults, ...missingSecrets(names)] };
}

/** Returns the secrets of local runs on this machine. */
async function localSecrets(): Promise<Set<string>> {
  const files = await findFiles('*-{secret,key,token}', join(PROJECT, '.local'));
  const texts = files.map((path) => readFile(join(PROJECT, '.local', path), 'utf8'));
  return new Set((await Promise.all(texts)).map((text) => text.trim()));
}

async function readSecretsFile(path: string): Promise<Values> {
  try {
    const values = parseEnv(await readFile(path, 'utf8'));
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  } catch {
    throw new UsageError(`--secrets takes a file, and ${path} cannot be read`);
  }
}

/**
 * Runs the smoke test on this machine, against the Worker as it would be deployed and an empty database, before
 * and after a feed's first update.
 */
async function smokeLocally(config: string, persist: string): Promise<Check> {
  const worker = { config: join(PROJECT, config), folder: BUILT_PRODUCT.folder };
  const state = join(persist, 'state');
  const server = await startServer({ worker, persist: state, build: false });
  try {
    const faults = [...(await smokeTest(server.url)), ...(await feedTrial(server, state))];
    return { name: 'smoke', found: `${SMOKE_SIZE}, a feed and its queue`, faults };
  } finally {
    await server.stop();
  }
}

function tableOf(environment: Environment, checks: readonly Check[]): string {
  const rows = checks.map(({ name, found, faults }) => {
    const result = faults.length === 0 ? 'ok' : `${faults.length} wrong`;
    return `  ${name.padEnd(11)}${result.padEnd(10)}${found}`;
  });
  return [`Preflight of ${environment}`, ...rows].join('\n');
}

function planText({ why, steps, back }: Plan): string {
  const lines = steps.map((step) => {
    if (step.kind === 'wrangler') return `npx wrangler ${step.args.join(' ')}`;
    return step.kind === 'wait' ? `wait ${step.seconds} s` : `smoke test, ${step.version} version`;
  });
  const undo = back ? [`after a fault: npx wrangler ${back.join(' ')}`] : [];
  return [`Plan: ${why}`, ...lines, ...undo].join('\n  ');
}

async function carryOut(plan: Plan, { name, vars }: EnvironmentConfig): Promise<void> {
  const [first] = brandsInUse(vars);
  if (!first) throw new StartError('No brand is in use (docs/settings.md)');
  const url = first.brand.feBaseUrl;
  let uploaded = '';
  try {
    for (const step of plan.steps) {
      if (step.kind === 'wait') await pause(step.seconds * 1_000);
      else if (step.kind === 'smoke') {
        const override = { 'cloudflare-workers-version-overrides': `${name}="${uploaded}"` };
        const faults = await smokeTest(url, step.version === 'new' ? override : {});
        if (faults.length > 0) throw new StartError(faults.join('\n'));
      } else if (step.args[1] === 'upload') uploaded = uploadVersion(step.args);
      else runWrangler(step.args.map((argument) => argument.replace(/^NEW@/, `${uploaded}@`)));
    }
  } catch (error) {
    if (plan.back) runWrangler(plan.back);
    throw error;
  }
}

/** Returns a name for this version: the commit and the current minute (UTC). */
function tagNow(): string {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const minute = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 12);
  return `${commit.trim()}-${minute}`;
}

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBuild } from '../local/build.ts';
import { PROJECT } from '../local/project.ts';
import { BRANDS } from '../shared/brand/brand.ts';

/** Folders of the project that a deployment does not read, or that the copy has by a link. */
const LEFT_OUT = /^(?:node_modules|\.git|\.local|\.wrangler|\.react-router|docs|test-results)$/;
const OWN = {
  feBaseUrl: 'https://www.scores.com',
  brandDomainDisplayName: 'scores.com',
  supportEmail: 'help@scores.com',
};
/** The settings of an operator who has set all that a deployment needs: one brand, without an app. */
const VARS = {
  EMAIL_API_URL: 'https://mail.scores.com',
  SMS_GATEWAY_URL: 'https://sms.scores.com',
  BRAND: BRANDS.tv.brandHeaderName,
  FIRST_BRAND: JSON.stringify(OWN),
};
const ROUTES = /(?<=name = "touchline-production"\nroutes = )\[[^\]]*\]/;
const PLACEHOLDER = '00000000-0000-0000-0000-000000000002';

let project: string;
let template: string;

beforeAll(async () => {
  await ensureBuild(() => {});
  project = await mkdtemp(join(tmpdir(), 'deploy-'));
  await cp(PROJECT, project, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative(PROJECT, path)),
  });
  await symlink(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  template = await readFile(join(PROJECT, 'wrangler.toml'), 'utf8');
});

afterAll(() => rm(project, { recursive: true }));

/** Writes the copy's settings, of production: the variables, the host, and the id of the database. */
async function configure(vars: Readonly<Record<string, string>>, databaseId: string) {
  const lines = Object.entries(vars).map(([name, value]) => `${name} = '${value}'`);
  const file = join(project, 'wrangler.toml');
  const text = template
    .replace('[env.production.vars]', ['[env.production.vars]', ...lines].join('\n'))
    .replace(ROUTES, '[{ pattern = "www.scores.com", custom_domain = true }]')
    .replace(PLACEHOLDER, databaseId);
  await writeFile(file, text);
  // No setting changes the build. Were it older than they are, the deployment would build again.
  const now = new Date();
  await utimes(join(project, 'build/server/wrangler.json'), now, now);
}

/** Runs the command in the copy, without an account. */
function deploy(...args: string[]): Promise<{ code: unknown; out: string; errors: string }> {
  const env = {
    ...process.env,
    CLOUDFLARE_API_TOKEN: '',
    CLOUDFLARE_API_KEY: '',
    GIT_DIR: join(PROJECT, '.git'),
  };
  return new Promise((resolve) => {
    const script = join(project, 'ops/deploy/deploy.ts');
    execFile(process.execPath, [script, ...args], { cwd: project, env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });
}

const DRY_RUN = ['--env', 'production', '--dry-run'];
/** Each packs the product and starts it, ms. */
const DRY_RUN_TIMEOUT = 600_000;

it(
  'a dry run with right settings builds, checks and requests the product, and shows its plan',
  async () => {
    await configure(VARS, '5f2c1d9e-0000-4000-8000-000000000000');
    const { code, out, errors } = await deploy(...DRY_RUN);
    expect(errors).not.toContain('FAULT');
    expect({ code, errors }).toMatchObject({ code: 0 });
    expect(out).toMatch(/ brands +ok +FIRST_BRAND without an app/);
    expect(out).toMatch(/ routes +ok +www\.scores\.com/);
    expect(out).toMatch(/ limits +ok +\d+ of 10240 KiB packed, \d+ of 1000 ms to start/);
    expect(out).toMatch(/ smoke +ok +10 addresses and a socket, a feed and its queue/);
    expect(out).toContain('npx wrangler versions deploy NEW@10% OLD@90% --yes');
  },
  DRY_RUN_TIMEOUT,
);

it(
  'a dry run with wrong settings names each fault and exits with 1',
  async () => {
    await configure({ ...VARS, HUBS: 'x' }, PLACEHOLDER);
    const { code, errors } = await deploy(...DRY_RUN);
    expect({ code, errors }).toMatchObject({ code: 1 });
    expect(errors.match(/^FAULT .+$/gm)).toEqual([
      expect.stringContaining('FAULT settings: HUBS takes a whole number from 1 (it is "x")'),
      expect.stringMatching(/^FAULT resources: .+ has no id/),
    ]);
  },
  DRY_RUN_TIMEOUT,
);

it('an environment that does not exist is refused', async () => {
  const { code, errors } = await deploy('--env', 'prod');
  expect(code).toBe(2);
  expect(errors).toContain('--env takes staging or production');
});

it.each([[], ['--env', 'production']])(
  'wrangler by itself deploys nothing after a build, with %j',
  async (...env) => {
    const script = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js');
    const args = [script, 'deploy', '--dry-run', ...env];
    const run = promisify(execFile)(process.execPath, args, { cwd: PROJECT });
    await expect(run).rejects.toMatchObject({
      stderr: expect.stringContaining('npm run deploy -- --env staging|production'),
    });
  },
);

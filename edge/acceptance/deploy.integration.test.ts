import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../local/project.ts';

/** Runs the command, without an account. */
function deploy(...args: string[]): Promise<{ code: unknown; out: string; errors: string }> {
  const env = { ...process.env, CLOUDFLARE_API_TOKEN: '', CLOUDFLARE_API_KEY: '' };
  return new Promise((resolve) => {
    const script = join(PROJECT, 'ops/deploy/deploy.ts');
    execFile(process.execPath, [script, ...args], { cwd: PROJECT, env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });
}

it('a dry run builds, checks and requests the product, and shows its plan', async () => {
  const { code, out, errors } = await deploy('--env', 'production', '--dry-run');
  // An operator's own environment may have no fault.
  expect(code).toBe(errors.includes('FAULT') ? 1 : 0);
  expect(out).toMatch(/ limits +ok +\d+ of 10240 KiB packed/);
  expect(out).toMatch(/ smoke +ok +10 addresses and a socket/);
  expect(out).toContain('npx wrangler versions deploy NEW@10% OLD@90% --yes');
});

it('an environment that does not exist is refused', async () => {
  const { code, errors } = await deploy('--env', 'prod');
  expect(code).toBe(2);
  expect(errors).toContain('--env takes staging or production');
});

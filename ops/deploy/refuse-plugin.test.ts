import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { REDIRECT, REFUSAL } from './refuse-plugin.ts';

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'refuse-'));
  writeFileSync(join(project, 'wrangler.toml'), 'name = "x"\n[env.production]\nname = "y"\n');
  mkdirSync(join(project, dirname(REDIRECT)), { recursive: true });
  writeFileSync(join(project, REDIRECT), REFUSAL);
});
afterAll(() => rmSync(project, { recursive: true }));

it.each([undefined, 'production'])('wrangler reads no configuration with --env %s', (env) => {
  const script = join(project, 'index.js');
  const read = () => readConfig({ script, env }, { useRedirectIfAvailable: true });
  expect(read).toThrow(/npm run deploy -- --env staging\|production/);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';

/*
 * Generates the types of the Worker's bindings from the top level of wrangler.toml. From the whole file
 * Wrangler would make each variable optional that an environment does not set, but "npm run deploy" sets all.
 */
const { rawConfig } = readRawConfig({ config: 'wrangler.toml' });
const { env: _environments, main = '', ...top } = rawConfig;
const folder = mkdtempSync(join(tmpdir(), 'worker-types-'));
const config = join(folder, 'wrangler.json');
writeFileSync(config, JSON.stringify({ ...top, main: resolve(main) }));
const options = ['--include-runtime=false', '--strict-vars=false', '--config', config];
const { status } = spawnSync('wrangler', ['types', 'edge/wrangler-env.d.ts', ...options], {
  stdio: 'inherit',
  env: { ...process.env, WRANGLER_LOG: 'warn' },
});
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;

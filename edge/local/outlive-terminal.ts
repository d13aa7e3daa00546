import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from './project.ts';

const workerdModule = v.object({ default: v.string() });

/**
 * Makes Miniflare start the Worker's process out of reach of terminal signals. Windows has neither these
 * signals nor a shell for it.
 */
export function outliveTerminal(env: NodeJS.ProcessEnv, platform = process.platform): void {
  if (platform === 'win32') return;
  const require = createRequire(import.meta.resolve('miniflare'));
  env['WORKERD'] ??=
    env['MINIFLARE_WORKERD_PATH'] ?? v.parse(workerdModule, require('workerd')).default;
  env['MINIFLARE_WORKERD_PATH'] = join(PROJECT, 'edge/local/workerd.sh');
}

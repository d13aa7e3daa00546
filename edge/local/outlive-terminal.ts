import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from './project.ts';

const workerdModule = v.object({ default: v.string() });

/**
 * Makes Miniflare start the Worker's process through a shell script, out of reach of a terminal's signals. The
 * process is the workerd of a package, named by a path or URL in it. Does nothing on Windows, which has neither
 * such signals nor the shell.
 */
export function outliveTerminal(
  env: NodeJS.ProcessEnv,
  user = import.meta.resolve('miniflare'),
): void {
  if (process.platform === 'win32') return;
  const require = createRequire(user);
  env['WORKERD'] ??=
    env['MINIFLARE_WORKERD_PATH'] ?? v.parse(workerdModule, require('workerd')).default;
  env['MINIFLARE_WORKERD_PATH'] = join(PROJECT, 'edge/local/workerd.sh');
}

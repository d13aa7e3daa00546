import { spawnSync } from 'node:child_process';
import { answerHelp } from './help.ts';

/*
 * Scripts that run commands in sequence: `node .ci/steps.ts NAME`. A script ends at the first failure. Its last
 * command gets the options.
 */
const SCRIPTS: Record<string, { help: string; commands: string[]; env?: Record<string, string> }> =
  {
    types: {
      help: `Usage: npm run types

Generates the types of routes and of the Worker's bindings, and checks all types.`,
      commands: [
        'react-router typegen',
        'node .ci/worker-types.ts',
        'tsc -p web/tsconfig.json',
        'tsc -p web/alerts/worker/tsconfig.json',
        'tsc -p edge/tsconfig.json',
        'tsc -p realtime/tsconfig.json',
        'tsc -p clients/live/tsconfig.json',
        'tsc -p clients/live/tsconfig.build.json --noEmit',
        'tsc -p tsconfig.node.json',
      ],
      env: { WRANGLER_LOG: 'warn' },
    },
    check: {
      help: `Usage: npm run check

Checks format, lint and types, and runs every test.`,
      commands: ['oxfmt --check', 'npm run lint', 'npm run types', 'npm test'],
    },
    kills: {
      help: `Usage: [KILLS=N] [SEED=N] npm run tool -- kills

Kills the product amid updates, and sees that its database has all that was
acknowledged soon after it is up again.

  KILLS  how often (default 20)
  SEED   what decides when (default 7)`,
      commands: ['vitest run --project integration edge/acceptance/killed.integration.test.ts'],
      env: { KILLS: '20' },
    },
  };

const [name = '', ...options] = process.argv.slice(2);
const script = SCRIPTS[name];
if (!script) throw new Error(`There is no script "${name}".`);
answerHelp(script.help);
for (const [index, line] of script.commands.entries()) {
  const [command = '', ...args] = line.split(' ');
  const isLast = index === script.commands.length - 1;
  const { status } = spawnSync(command, isLast ? [...args, ...options] : args, {
    stdio: 'inherit',
    env: { ...script.env, ...process.env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

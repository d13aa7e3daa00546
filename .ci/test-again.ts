import { spawn, spawnSync } from 'node:child_process';
import { ensureBuild } from '../edge/local/build.ts';
import { ensureBrowser } from './browser.ts';
import { answerHelp } from './help.ts';

const HELP = `Usage: npm run test:again -- FILES [options]

Runs the named journeys ten times each on a busy machine, without retries:
two endless loops run beside them. A journey that passes may enter the gate.
Builds the product first if its sources are newer. Options go to "playwright
test": "-g star" runs the tests whose titles match.`;

answerHelp(HELP);

const LOOPS = 2;
/** Ends with its parent, however that ends. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent);';

const args = process.argv.slice(2);
if (!args.some((arg) => !arg.startsWith('-'))) {
  console.error(HELP);
  process.exit(2);
}
await ensureBuild((message) => console.error(message));
const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['--eval', LOOP]));
try {
  const { status } = spawnSync(
    'playwright',
    ['test', '--repeat-each=10', '--retries=0', '--reporter=list', ...args],
    { stdio: 'inherit', env: { ...process.env, FULL: '1', CHROMIUM_PATH: ensureBrowser() } },
  );
  process.exitCode = status ?? 1;
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { endWith, endWithShell } from './end-with.ts';
import { answerHelp } from './help.ts';

/*
 * Scripts that run commands in stages: `node .ci/steps.ts NAME`. The commands of a stage run side by side, and a
 * script ends after the first stage with a failure. A command that is alone in its stage gets the options.
 */
interface Script {
  help: string;
  stages: string[][];
  env?: Record<string, string>;
}

/** At a time: a command needs about one processor. */
const SIDE_BY_SIDE = 2;

const WRITE_TYPES = ['react-router typegen', 'node .ci/worker-types.ts'];
/** The longest first. */
const CHECK_TYPES = [
  'tsc -p web/tsconfig.json',
  'tsc -p edge/tsconfig.json',
  'tsc -p tsconfig.node.json',
  'tsc -p realtime/tsconfig.json',
  'tsc -p web/alerts/worker/tsconfig.json',
  'tsc -p clients/live/tsconfig.json',
  'tsc -p clients/live/tsconfig.build.json --noEmit',
];

const SCRIPTS: Record<string, Script> = {
  types: {
    help: `Usage: npm run types

Generates the types of routes and of the Worker's bindings, and checks all types.`,
    stages: [WRITE_TYPES, CHECK_TYPES],
  },
  check: {
    help: `Usage: npm run check

Checks format, lint and types, and runs the tests of "npm test".`,
    stages: [['oxfmt --check', ...WRITE_TYPES], ['oxlint', ...CHECK_TYPES], ['npm test']],
  },
  kills: {
    help: `Usage: [KILLS=N] [SEED=N] npm run tool -- kills

Kills the product amid updates, and sees that its database has all that was
acknowledged soon after it is up again.

  KILLS  how often (default 20)
  SEED   what decides when (default 20261129)`,
    stages: [['vitest run --project integration edge/acceptance/killed.integration.test.ts']],
    env: { KILLS: '20' },
  },
};

const [name = '', ...options] = process.argv.slice(2);
const script = SCRIPTS[name];
if (!script) throw new Error(`There is no script "${name}".`);
answerHelp(script.help);
endWithShell();
const env = { ...script.env, ...process.env };
for (const stage of script.stages) {
  const [only = '', ...others] = stage;
  const isOk = others.length === 0 ? await runAlone(only) : await runSideBySide(stage);
  if (!isOk) process.exit(1);
}

/** Runs a command with the options and shows its output as it comes. Resolves to whether it succeeded. */
async function runAlone(line: string): Promise<boolean> {
  const [command = '', ...args] = line.split(' ');
  const child = spawn(command, [...args, ...options], { stdio: 'inherit', env });
  endWith(child);
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Runs commands and shows the output of each as it ends. Resolves to whether all succeeded. */
async function runSideBySide(lines: readonly string[]): Promise<boolean> {
  const waiting = [...lines];
  let areOk = true;
  const runNext = async (): Promise<void> => {
    const line = waiting.shift();
    if (line === undefined) return;
    const { isOk, output } = await runKept(line);
    console.log(`${isOk ? '✓' : '✗'} ${line}\n${output}`.trimEnd());
    areOk &&= isOk;
    await runNext();
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, runNext));
  return areOk;
}

async function runKept(line: string): Promise<{ isOk: boolean; output: string }> {
  const [command = '', ...args] = line.split(' ');
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  endWith(child);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { isOk: code === 0, output: out + err };
}

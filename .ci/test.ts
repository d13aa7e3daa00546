import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { endWith, endWithShell } from './end-with.ts';
import { answerHelp } from './help.ts';
import { timePart, timeTable, type PartTime } from './part-times.ts';
import { quarantined } from './quarantine.ts';
import {
  closingLines,
  NOTHING,
  outcomeOf,
  playwrightOutcome,
  vitestOutcome,
  type Outcome,
} from './test-report.ts';

const HELP = `Usage: npm test
       npm run test:full [-- --shard N/M]

"npm test" builds the product and runs the gate: tests without a server, tests
of a running product, and the core journeys in a browser. "npm run test:full"
runs every test, with random cases. Both install a Chromium where they find
none, and end with "N passed, N failed". "npm run test:unit" runs what needs
neither server nor browser.

  --shard N/M  runs the Nth of M shares of the tests
  SEED         the seed of the random cases, a number`;

answerHelp(HELP);
endWithShell();

/** Vitest's projects that start no product. */
const WITHOUT_PRODUCT = ['unit', 'mocking', 'sweeps', 'edge', 'rooms'];
/** A seed is below this number, since fast-check takes integers of 32 bits. */
const SEEDS = 2 ** 31;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string' } },
});
const isFull = positionals[0] === 'full';
const isShard = values.shard !== undefined;
if (positionals.length > Number(isFull) || (isShard && !isFull)) {
  console.error(HELP);
  process.exit(2);
}
/** Both runners take this option. A share of few files may have none. */
const SHARD = isShard ? [`--shard=${values.shard}`] : [];

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const outcomes: Outcome[] = [];
const times: PartTime[] = [];

/** Resolves to whether the command succeeded. */
function run(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit' });
  endWith(child);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0));
  });
}

/** Runs a part and keeps its time and outcome. */
async function runPart(
  name: string,
  command: string,
  args: readonly string[],
  read: () => Outcome,
): Promise<void> {
  const { result: ok, time } = await timePart(name, () => run(command, args));
  times.push(time);
  const { cpuMs, wallMs } = time;
  const cpu = cpuMs === undefined ? '' : `, ${(cpuMs / 1_000).toFixed(0)} s of processor time`;
  console.log(`\n${name}: ${(wallMs / 1_000).toFixed(0)} s${cpu}\n`);
  outcomes.push(outcomeOf(`${name} (${command})`, ok, read));
}

function runVitest(name: string, projects: readonly string[]): Promise<void> {
  const file = join(reports, `${name}.json`);
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...SHARD,
    ...(isShard ? ['--passWithNoTests'] : []),
  ];
  return runPart(name, 'vitest', args, () => vitestOutcome(JSON.parse(readFileSync(file, 'utf8'))));
}

function runJourneys(): Promise<void> {
  const file = join(reports, 'playwright.json');
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = file;
  const args = ['test', '--reporter=list,json', ...SHARD];
  if (isShard) args.push('--pass-with-no-tests');
  const read = () => playwrightOutcome(JSON.parse(readFileSync(file, 'utf8')));
  return runPart('browser', 'playwright', args, read);
}

/** Prints how the run ended, and ends it. */
async function close(): Promise<never> {
  rmSync(reports, { recursive: true, force: true });
  const { lines, isGreen } = closingLines(outcomes, await quarantined());
  console.log([...timeTable(times), '', ...(isFull ? [seedLine()] : []), ...lines].join('\n'));
  process.exit(isGreen ? 0 : 1);
}

function seedLine(): string {
  const seed = process.env['SEED'] ?? '';
  return `Seed ${seed}: "SEED=${seed} npm run test:full" runs the same random cases again.`;
}

// The configurations of both runners read it.
if (isFull) {
  process.env['FULL'] = '1';
  process.env['SEED'] ??= String(randomInt(SEEDS));
  console.log(seedLine());
} else delete process.env['FULL'];
process.env['CHROMIUM_PATH'] = ensureBrowser();
// Hundreds of processes load the same modules, so all but the first take them from a cache of compiled code.
// Node finds entries by the modules' contents.
process.env['NODE_COMPILE_CACHE'] ??= join(process.cwd(), 'node_modules/.cache/compiled');

// One after another: two parts at once make a busy machine, on which a page may miss its time limits.
await runPart('build', 'npm', ['run', 'build'], () => NOTHING);
if (outcomes.some(({ failed }) => failed.length > 0)) await close();
await runVitest('no product', WITHOUT_PRODUCT);
// Together in a full run: the page of the first that waits for a time limit costs others no time.
await runVitest('http', isFull ? ['http', 'integration'] : ['http']);
if (isFull) await runVitest('bursts', ['bursts']);
await runJourneys();
await close();

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { answerHelp } from './help.ts';
import { playwrightOutcome, vitestOutcome, type Outcome } from './test-report.ts';

answerHelp(`Usage: npm test

Builds the product and runs every test, browser ones included; installs a
Chromium where it finds none. "npm run test:unit" runs what needs neither.`);

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** Resolves to whether the command succeeded. */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0));
  });
}

/** Returns a runner's outcome. A runner that fails without a failed test, such as by a crash, is one failure. */
function outcomeOf(ok: boolean, runner: string, read: () => Outcome): Outcome {
  try {
    const outcome = read();
    if (ok || outcome.failed > 0) return outcome;
    return { ...outcome, failed: 1, failures: [`${runner}, beside its tests`] };
  } catch {
    return { passed: 0, failed: 1, failures: [`${runner} left no report`] };
  }
}

async function runVitest(projects: string): Promise<Outcome> {
  const file = join(reports, `${projects}.json`);
  const ok = await run('vitest', [
    'run',
    `--project=${projects}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return outcomeOf(ok, 'vitest', () => vitestOutcome(JSON.parse(readFileSync(file, 'utf8'))));
}

async function runJourneys(browser: string): Promise<Outcome> {
  const file = join(reports, 'playwright.json');
  const ok = await run('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const read = () => playwrightOutcome(JSON.parse(readFileSync(file, 'utf8')));
  return outcomeOf(ok, 'playwright', read);
}

const browser = ensureBrowser();
process.env['CHROMIUM_PATH'] = browser;
// Hundreds of processes load the same modules, so all but the first take them from a cache of compiled code.
// Node finds entries by the modules' contents.
process.env['NODE_COMPILE_CACHE'] ??= join(process.cwd(), 'node_modules/.cache/compiled');
if (!(await run('npm', ['run', 'build']))) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const outcomes = [
  await runVitest('!integration'),
  // In parallel, since both wait much of the time.
  ...(await Promise.all([runVitest('integration'), runJourneys(browser)])),
];
rmSync(reports, { recursive: true, force: true });

const sum = (count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const failed = sum((outcome) => outcome.failed);
// Listed again, since failures are hard to find among thousands of passed tests.
for (const failure of outcomes.flatMap(({ failures }) => failures))
  console.log(`FAILED ${failure}`);
console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

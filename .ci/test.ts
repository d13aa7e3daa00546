import { spawnSync } from 'node:child_process';
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

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const child = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return child.status === 0;
}

/** A runner that failed without naming a failed test (it crashed) counts as one failure. */
function outcomeOf(ok: boolean, runner: string, read: () => Outcome): Outcome {
  try {
    const outcome = read();
    if (ok || outcome.failed > 0) return outcome;
    return { ...outcome, failed: 1, failures: [`${runner}, beside its tests`] };
  } catch {
    return { passed: 0, failed: 1, failures: [`${runner} left no report`] };
  }
}

function runVitest(): Outcome {
  const file = join(reports, 'vitest.json');
  const ok = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return outcomeOf(ok, 'vitest', () => vitestOutcome(JSON.parse(readFileSync(file, 'utf8'))));
}

function runJourneys(browser: string): Outcome {
  const file = join(reports, 'playwright.json');
  const ok = run('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const read = () => playwrightOutcome(JSON.parse(readFileSync(file, 'utf8')));
  return outcomeOf(ok, 'playwright', read);
}

const browser = ensureBrowser();
process.env['CHROMIUM_PATH'] = browser;
if (!run('npm', ['run', 'build'])) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const outcomes = [runVitest(), runJourneys(browser)];
rmSync(reports, { recursive: true, force: true });

const sum = (count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const failed = sum((outcome) => outcome.failed);
// Failures are hard to find above, among thousands of passed tests.
for (const failure of outcomes.flatMap(({ failures }) => failures))
  console.log(`FAILED ${failure}`);
console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

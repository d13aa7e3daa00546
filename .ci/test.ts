import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { ensureBrowser } from './browser.ts';
import { answerHelp } from './help.ts';

answerHelp(`Usage: npm test

Builds the product and runs every test, browser ones included; installs a
Chromium where it finds none. "npm run test:unit" runs what needs neither.`);

interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const child = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return child.status === 0;
}

/** A runner that failed without naming a failed test (it crashed) counts as one failure. */
function settle(ok: boolean, counts: () => Counts): Counts {
  try {
    const { passed, failed } = counts();
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runVitest(): Counts {
  const file = join(reports, 'vitest.json');
  const ok = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return settle(ok, () => {
    const report = v.parse(vitestReport, JSON.parse(readFileSync(file, 'utf8')));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

function runJourneys(browser: string): Counts {
  const file = join(reports, 'playwright.json');
  const ok = run('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return settle(ok, () => {
    const { stats } = v.parse(playwrightReport, JSON.parse(readFileSync(file, 'utf8')));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

const browser = ensureBrowser();
process.env['CHROMIUM_PATH'] = browser;
if (!run('npm', ['run', 'build'])) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const totals = [runVitest(), runJourneys(browser)];
rmSync(reports, { recursive: true, force: true });

const passed = totals.reduce((sum, counts) => sum + counts.passed, 0);
const failed = totals.reduce((sum, counts) => sum + counts.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

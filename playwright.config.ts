import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser } from './.ci/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 8790);
// Known to the journeys, which sign updates of their own.
process.env['INGEST_SECRET'] ??= 'whsec_am91cm5leXMtc2lnbi10aGVpci1vd24tdXBkYXRlcw==';

const MOBILE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** With two of them a third of two processors is idle: much of a journey is waiting. */
const WORKERS = 3;

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // Each brings matches of its own.
  workers: WORKERS,
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Europe/Madrid',
    locale: 'en-GB',
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    // First, for its minute of the channel: begun last it would go on when all others are done.
    { name: 'desktop', use: DESKTOP },
    { name: 'mobile', use: MOBILE },
  ],
  webServer: {
    command: `node edge/local.ts --feed none --port ${port} --state ${mkdtempSync(join(tmpdir(), 'journeys-'))}`,
    url: `http://localhost:${port}/`,
    // Pages may be asked for in the language for tests, and all fans come from one network.
    env: {
      TEST_MODE: '1',
      CODES_PER_NETWORK: '1000',
      RESTRICTED_COUNTRIES: 'ir',
      // Sites with widgets, one for each of the workers.
      WIDGET_ORIGINS: Array.from(
        { length: WORKERS },
        (_, worker) => `http://127.0.0.1:${port + 1 + worker}`,
      ).join(),
    },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, findShell } from './.ci/browser.ts';
import { ONLY_ON, WHOLE_BROWSER } from './web/e2e/devices.ts';

const port = Number(process.env['E2E_PORT'] ?? 8790);
// The journeys know them, to sign their own updates and to open /ops.
process.env['INGEST_SECRET'] ??= 'whsec_am91cm5leXMtc2lnbi10aGVpci1vd24tdXBkYXRlcw==';
process.env['OPS_PASSWORD'] ??= 'am91cm5leXMtb3Blbi10aGUtb3BlcmF0b3JzLXBhZ2Utd2l0aC1pdA==';

const MOBILE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PICTURES = '**/pictures/*.journey.ts';
/** Letters look the same whatever a machine's settings for fonts and colours. */
const PICTURE_FLAGS = [...BROWSER_FLAGS, '--disable-lcd-text', '--force-color-profile=srgb'];
/*
 * Two pictures of one build are equal to the pixel. A colour that moves by six of 255 levels is
 * another; thirty pixels are less than the smallest mark, a card on a row's line.
 */
const SAME_COLOUR = 0.02;
const STRAY_PIXELS = 30;
const tagged = (...tags: string[]) => new RegExp(`(?:${tags.join('|')})\\b`);
/** With two, a third of two processors is idle: journeys wait much of the time. */
const WORKERS = 3;

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.journey.ts',
  testIgnore: PICTURES,
  snapshotPathTemplate: 'docs/pictures/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      stylePath: 'web/e2e/pictures/pictures.css',
      threshold: SAME_COLOUR,
      maxDiffPixels: STRAY_PIXELS,
    },
  },
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // Journeys share no matches.
  workers: WORKERS,
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Europe/Madrid',
    locale: 'en-GB',
    launchOptions: {
      executablePath: findShell(),
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    // First, since it takes a minute: started last, it would run on alone.
    {
      name: 'pictures',
      testMatch: PICTURES,
      testIgnore: [],
      // Other systems draw letters otherwise.
      ignoreSnapshots: process.platform !== 'linux',
      use: { launchOptions: { executablePath: findBrowser(), args: PICTURE_FLAGS } },
    },
    {
      name: 'push',
      use: { ...MOBILE, launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS } },
      grep: tagged(WHOLE_BROWSER),
    },
    // Its channel test takes a minute, as the pictures do.
    { name: 'desktop', use: DESKTOP, grepInvert: tagged(ONLY_ON.mobile, WHOLE_BROWSER) },
    { name: 'mobile', use: MOBILE, grepInvert: tagged(ONLY_ON.desktop, WHOLE_BROWSER) },
  ],
  webServer: {
    command: `node edge/local.ts --feed none --port ${port} --state ${mkdtempSync(join(tmpdir(), 'journeys-'))}`,
    url: `http://localhost:${port}/`,
    // Journeys request pages in the test language, and all fans share one network.
    env: {
      TEST_MODE: '1',
      CODES_PER_NETWORK: '1000',
      RESTRICTED_COUNTRIES: 'ir',
      // Sites with widgets, one per worker.
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

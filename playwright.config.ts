import { defineConfig, devices } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, findShell } from './.ci/browser.ts';
import { CORE, ONLY_ON, QUARANTINED, WHOLE_BROWSER } from './web/e2e/devices.ts';

/** The full run has every test, on each of its devices; the gate has the core once. */
const isFull = process.env['FULL'] === '1';
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
/** Tags of tests that the projects of the two devices have not. */
const leftOut = isFull ? [WHOLE_BROWSER] : [WHOLE_BROWSER, QUARANTINED];
/** Each has a product and a browser, and often waits: two leave a third of two processors idle, three a tenth. */
const WORKERS = 3;

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.journey.ts',
  testIgnore: PICTURES,
  snapshotPathTemplate: 'docs/pictures/{arg}{ext}',
  expect: {
    timeout: 30_000,
    toPass: { timeout: 60_000 },
    toHaveScreenshot: {
      stylePath: 'web/e2e/pictures/pictures.css',
      threshold: SAME_COLOUR,
      maxDiffPixels: STRAY_PIXELS,
    },
  },
  outputDir: 'test-results',
  forbidOnly: true,
  retries: isFull ? 0 : 1,
  ...(isFull ? {} : { grep: tagged(CORE) }),
  workers: WORKERS,
  timeout: 120_000,
  use: {
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
      use: { launchOptions: { executablePath: findBrowser(), args: PICTURE_FLAGS } },
    },
    {
      name: 'push',
      use: { ...MOBILE, launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS } },
      grep: isFull ? tagged(WHOLE_BROWSER) : /^$/,
    },
    { name: 'desktop', use: DESKTOP, grepInvert: tagged(ONLY_ON.mobile, ...leftOut) },
    { name: 'mobile', use: MOBILE, grepInvert: tagged(ONLY_ON.desktop, ...leftOut) },
  ],
});

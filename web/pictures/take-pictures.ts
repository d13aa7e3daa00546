import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../../.ci/browser.ts';
import { answerHelp } from '../../.ci/help.ts';
import { liveFootballMatch, runProduct } from '../bench/running-product.ts';

answerHelp(`Usage: npm run screenshots

Takes the pictures of the README's gallery, of the product as "npm start" runs
it with its demo: every main screen on a phone and a desktop, light and dark.
They replace those in docs/pictures/.`);

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const DEVICES = [
  { device: 'mobile', viewport: { width: 390, height: 844 }, isMobile: true },
  { device: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false },
];
const THEMES = ['light', 'dark'] as const;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36';

const product = await runProduct();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: BROWSER_FLAGS,
});
try {
  await mkdir(FOLDER, { recursive: true });
  const { matchId, leagueId, teamId } = await liveFootballMatch(product);
  const screens = [
    { screen: 'home', path: '/' },
    { screen: 'matches', path: '/football/matches/all' },
    { screen: 'match', path: `/football/match/${matchId}` },
    { screen: 'league', path: `/football/league/${leagueId}/standings` },
    { screen: 'team', path: `/football/team/${teamId}` },
  ];
  for (const { device, viewport, isMobile } of DEVICES)
    for (const theme of THEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Madrid',
        locale: 'en-GB',
        ...(isMobile && { isMobile, hasTouch: true, userAgent: PHONE }),
      });
      const page = await context.newPage();
      for (const { screen, path } of screens) {
        await page.goto(new URL(path, product.origin).href, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        const file = `${screen}-${device}-${theme}.png`;
        await page.screenshot({ path: `${FOLDER}${file}` });
        console.error(file);
      }
      await context.close();
    }
} finally {
  await browser.close();
  await product.stop();
}

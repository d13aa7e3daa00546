import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../../.ci/browser.ts';
import { answerHelp } from '../../.ci/help.ts';
import { LANGUAGES, type Language } from '../../edge/contracts/language.ts';
import { liveMatch, runProduct } from '../bench/running-product.ts';

answerHelp(`Usage: npm run screenshots

Takes the pictures of the README's gallery, of the product as "npm start" runs
it with its demo: every main screen on a phone and a desktop, light and dark,
and on a phone in each other language. They replace those in docs/pictures/.`);

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const PHONE_SCREEN = { device: 'mobile', viewport: { width: 390, height: 844 }, isMobile: true };
type Device = typeof PHONE_SCREEN;
const DEVICES: Device[] = [
  PHONE_SCREEN,
  { device: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false },
];
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36';

const product = await runProduct();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: BROWSER_FLAGS,
});
try {
  await mkdir(FOLDER, { recursive: true });
  const { matchId, leagueId, teamId } = await liveMatch(product, 'football');
  const { matchId: tennisId } = await liveMatch(product, 'tennis');
  const { matchId: basketballId } = await liveMatch(product, 'basketball');
  const screens = [
    { screen: 'home', path: '/' },
    { screen: 'matches', path: '/football/matches/all' },
    { screen: 'match', path: `/football/match/${matchId}` },
    { screen: 'tennis', path: `/tennis/match/${tennisId}` },
    { screen: 'basketball', path: `/basketball/match/${basketballId}` },
    { screen: 'bracket', path: '/football/league/demo-fb-6/bracket' },
    { screen: 'league', path: `/football/league/${leagueId}/standings` },
    { screen: 'team', path: `/football/team/${teamId}` },
  ];
  const take = async ({ device, viewport, isMobile }: Device, theme: Theme, language: Language) => {
    const context = await browser.newContext({
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Madrid',
      locale: language,
      ...(isMobile && { isMobile, hasTouch: true, userAgent: PHONE }),
    });
    const page = await context.newPage();
    for (const { screen, path } of screens) {
      await page.goto(new URL(`${path}?lang=${language}`, product.origin).href, {
        waitUntil: 'networkidle',
      });
      await page.evaluate(() => document.fonts.ready);
      const variant = language === 'en' ? theme : language;
      const file = `${screen}-${device}-${variant}.png`;
      await page.screenshot({ path: `${FOLDER}${file}` });
      console.error(file);
    }
    await context.close();
  };
  for (const device of DEVICES) for (const theme of THEMES) await take(device, theme, 'en');
  for (const language of LANGUAGES)
    if (language !== 'en') await take(PHONE_SCREEN, 'light', language);
} finally {
  await browser.close();
  await product.stop();
}

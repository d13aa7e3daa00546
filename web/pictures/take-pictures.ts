import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { BROWSER_FLAGS, findBrowser } from '../../.ci/browser.ts';
import { answerHelp } from '../../.ci/help.ts';
import { articlePageSchema } from '../../edge/contracts/article.ts';
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

const FAN = 'ana@example.org';
const articlesSchema = v.object({ data: articlePageSchema });
const outboxSchema = v.array(v.object({ to: v.string(), code: v.nullable(v.string()) }));

interface Screen {
  screen: string;
  path: string;
  /** It is of who is signed in. */
  isMember?: boolean;
}

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
  await product.seeded();
  const member = await signUp();
  const screensIn = (articleId: string): Screen[] => [
    { screen: 'home', path: '/' },
    { screen: 'matches', path: '/football/matches/all' },
    { screen: 'match', path: `/football/match/${matchId}` },
    { screen: 'tennis', path: `/tennis/match/${tennisId}` },
    { screen: 'basketball', path: `/basketball/match/${basketballId}` },
    { screen: 'bracket', path: '/football/league/demo-fb-6/bracket' },
    { screen: 'league', path: `/football/league/${leagueId}/standings` },
    { screen: 'team', path: `/football/team/${teamId}` },
    { screen: 'news', path: '/news' },
    { screen: 'article', path: `/news/article/${articleId}` },
    { screen: 'channel', path: '/touchline-tv' },
    { screen: 'sign-in', path: '/me/edit-profile' },
    { screen: 'account', path: '/me/security-and-privacy', isMember: true },
    { screen: 'favourites', path: '/for-you', isMember: true },
  ];
  const take = async ({ device, viewport, isMobile }: Device, theme: Theme, language: Language) => {
    const setting = {
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Madrid',
      locale: language,
      ...(isMobile && { isMobile, hasTouch: true, userAgent: PHONE }),
    } as const;
    const visitors = await browser.newContext(setting);
    const members = await browser.newContext({ ...setting, storageState: member });
    const pages = { visitor: await visitors.newPage(), member: await members.newPage() };
    for (const { screen, path, isMember = false } of screensIn(await latestArticle(language))) {
      const page = pages[isMember ? 'member' : 'visitor'];
      await page.goto(new URL(`${path}?lang=${language}`, product.origin).href, {
        waitUntil: 'networkidle',
      });
      await page.evaluate(() => document.fonts.ready);
      const variant = language === 'en' ? theme : language;
      const file = `${screen}-${device}-${variant}.png`;
      await page.screenshot({ path: `${FOLDER}${file}` });
      console.error(file);
    }
    await visitors.close();
    await members.close();
  };
  for (const device of DEVICES) for (const theme of THEMES) await take(device, theme, 'en');
  for (const language of LANGUAGES)
    if (language !== 'en') await take(PHONE_SCREEN, 'light', language);
} finally {
  await browser.close();
  await product.stop();
}

/** The id of an article of the demo. */
async function latestArticle(language: Language): Promise<string> {
  const news = await product.media(`/v1/news?language=${language}`);
  const [article] = v.parse(articlesSchema, news).data.articles;
  if (!article) throw new Error('The demo has no article.');
  return article.articleId;
}

/** Opens an account, as a fan does, and stars some of what is on. Answers what the browser keeps of it. */
async function signUp() {
  const context = await browser.newContext({ locale: 'en' });
  // For browsers that say that they are automated codes and captchas never come.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const page = await context.newPage();
  await page.goto(product.origin, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('E-mail or phone number').fill(FAN);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Enter the code' }).waitFor();
  await dialog.getByLabel('Code').pressSequentially(await codeOfFan());
  await dialog.getByLabel('Choose a password').fill('three green corner flags');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByLabel('Username').fill('ana_prado');
  await dialog.getByRole('button', { name: 'Save username' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${product.origin}/football/matches/all`, { waitUntil: 'networkidle' });
  for (const star of (await page.locator('main button[aria-label^="Favourite"]').all()).slice(0, 5))
    await star.click();
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await context.close();
  return state;
}

async function codeOfFan(): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(`${product.origin}/dev/outbox.json`);
    const sent = v.parse(outboxSchema, await response.json()).find(({ to }) => to === FAN);
    if (sent?.code) return sent.code;
    await sleep(100);
  }
  throw new Error('No code came.');
}

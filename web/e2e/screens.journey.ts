import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices } from 'playwright/test';
import { startCollector, type Collector } from '../../edge/local/collector/server.ts';
import { startServer, type Server } from '../../edge/local/start-server.ts';
import { playlist, video } from '../../edge/testing/videos.ts';
import { article } from '../../edge/testing/articles.ts';
import { POPUPS, SCREENS } from '../app/monitoring/screens.ts';
import { TABS } from '../match/tabs.ts';
import { slipCode } from '../share/slip-code.ts';
import { newEmail, newPerson, PASSWORD, passCode, signIn, signUp } from './account.ts';
import { MatchOnTheField, sendContent } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { matchOfRoutes } from './match-of-routes.ts';
import { MeasuredFan, type Member } from './measured-fan.ts';
import { openPage } from './open-page.ts';
import { PLACES } from './screen-places.ts';

/*
 * Each visit to a screen sends its name from the browser to the collector, exactly once. Uses a
 * phone's browser, and a desktop's for what only it has.
 */
let state: string;
let product: Server;
let collector: Collector;
/** A signed-up fan's cookies and storage. */
let member: Member;
/** Values of the placeholders in paths. */
const made: Record<string, string> = {};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  state = await mkdtemp(join(tmpdir(), 'screens-'));
  collector = await startCollector();
  product = await startServer({
    persist: state,
    secrets: { INGEST_SECRET: process.env['INGEST_SECRET'] },
    vars: {
      LOCAL: '1',
      MONITORING_URL: collector.url,
      MONITORING_ENVIRONMENT: 'uat',
      TEST_MODE: '1',
      CODES_PER_NETWORK: '1000',
    },
    country: 'es',
    build: false,
  });
  const { url } = product;
  const live = await matchOfRoutes(url);
  const names = { home: 'Alder Row', away: 'Birch End' };
  const [upcoming, finished, off] = [1, 2, 3].map(() => new MatchOnTheField(url, names));
  if (!upcoming || !finished || !off) throw new Error('No matches');
  await upcoming.announce(Date.now() + 3_600_000);
  await finished.kickOff();
  await finished.send({ status: 'Ended', matchStatus: 'Ended', score: { home: 2, away: 1 } });
  await off.announce(Date.now() + 3_600_000);
  await off.send({ status: 'Postponed' });
  // A queue brings states to the database seconds later.
  const event = `${url}/api/media/v1/events/`;
  const statusOf = async ({ matchId }: MatchOnTheField) => (await fetch(event + matchId)).text();
  await expect.poll(() => statusOf(live), { timeout: 15_000 }).toContain('"Live"');
  await expect.poll(() => statusOf(finished), { timeout: 15_000 }).toContain('"Ended"');
  await expect.poll(() => statusOf(off), { timeout: 15_000 }).toContain('"Postponed"');
  const late = article({ sportId: 1 });
  const film = video({ sportId: 1 });
  const list = playlist([film.id]);
  await sendContent(url, [late, film, list]);
  Object.assign(made, {
    live: live.matchId,
    upcoming: upcoming.matchId,
    finished: finished.matchId,
    off: off.matchId,
    article: late.id,
    video: film.id,
    playlist: list.id,
    slip: slipCode([
      { matchId: live.matchId, market: 'match-winner', line: null, outcome: 'home' },
    ]),
  });
  const { context, page } = await newPerson(browser, { ...devices['Pixel 7'], baseURL: url });
  await newMember(page);
  member = await context.storageState();
  await context.close();
});

test.afterAll(async () => {
  await product?.stop();
  await collector?.stop();
  if (state) await rm(state, { recursive: true, force: true });
});

function filled(path: string): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => made[name] ?? whole);
}

const where = () => ({ url: product.url, collector, fill: filled });

const isPlaced = (route: string): route is keyof typeof PLACES => route in PLACES;
const routes = Object.keys(SCREENS).filter(isPlaced);

const VARIANTS = ['upcoming', 'finished', 'off', 'live'];

test('each tab of a match reports its name and the match’s phase once per visit @phone', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const fan = await MeasuredFan.arrive(browser, 'Pixel 7', where());
  await fan.open('/', 'home');
  for (const variant of VARIANTS)
    for (const tab of TABS) {
      const path = `/football/match/alder-row-vs-birch-end/{${variant}}`;
      const slug =
        variant === 'live' ? path.replace(/alder.*end/, 'walnut-grove-vs-xenia-town') : path;
      const name = SCREENS[`routes/match-${tab}`];
      await fan.go(tab === 'overview' ? slug : `${slug}/${tab}`, `${name}-${variant}`);
    }
  // It is open already.
  await fan.page.getByRole('main').getByRole('link', { name: 'Player statistics' }).click();
  await fan.leave();
});

/** Signs a new fan up on the profile page and passes its popups. */
async function becomeMember(fan: MeasuredFan): Promise<string> {
  const { page } = fan;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Sign in or create an account' }).click();
  const email = newEmail();
  await signUp(page, email);
  await fan.sees('login-popup', 'signup-popup', 'create-username-popup');
  await dialog.getByRole('button', { name: 'Later' }).click();
  // From a signed-out profile, a fan goes Home.
  await fan.sees('home');
  return email;
}

const ofPhones = routes.filter((route) => !PLACES[route].isDesktop && route !== 'routes/home');
/** Visits of one fan in a minute. */
const AT_ONCE = 16;

for (let first = 0; first < ofPhones.length; first += AT_ONCE) {
  const visited = ofPhones.slice(first, first + AT_ONCE);
  test(`each page reports its name once per visit, from ${visited[0]} on @phone`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const fan = await MeasuredFan.arrive(browser, 'Pixel 7', where(), member);
    await fan.open('/', 'home');
    for (const route of visited) await fan.go(PLACES[route].path, SCREENS[route]);
    await fan.leave();
  });
}

test('a page that is visited again by Back or Forward reports its name again @phone', async ({
  browser,
}) => {
  const fan = await MeasuredFan.arrive(browser, 'Pixel 7', where());
  await fan.open(PLACES['terms-of-service-list'].path, 'terms-list');
  await fan.go(PLACES['terms-of-service-section'].path, 'terms-details');
  await fan.go(-1, 'terms-list');
  await fan.go(1, 'terms-details');
  await fan.leave();
});

test('each popup reports its name once each time it opens @phone', async ({ browser }) => {
  test.setTimeout(180_000);
  const fan = await MeasuredFan.arrive(browser, 'Pixel 7', where());
  const { page } = fan;
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const askToSignIn = () =>
    page.getByRole('button', { name: 'Sign in or create an account' }).click();

  await fan.open('/me/profile', 'me');
  await askToSignIn();
  await dialog.getByRole('button', { name: /betting/i }).click();
  await fan.sees('login-popup', 'account-sync-popup');
  await close();
  const email = await becomeMember(fan);

  await fan.go('/me/settings', 'settings');
  // Neither is a visit.
  await page.getByRole('button', { name: 'Dark' }).click();
  await fan.again('/me/settings?from=here');
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('main').getByRole('button', { name: /Spain/ }).click();
    await close();
    fan.visited.push('country-selector-popup');
  }
  await fan.go('/me/security-and-privacy', 'security-and-privacy');
  await page.getByRole('button', { name: /betting/i }).click();
  await close();
  fan.visited.push('account-sync-popup');
  await fan.go('/me/security-and-privacy/delete-account', 'delete-account');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
  await close();
  fan.visited.push('account-deletion-popup');
  await fan.go('/football/news/late-goal/{article}', 'article-details');
  await page.evaluate(() => {
    // Imitates a browser without sharing or clipboard access.
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('denied')),
    });
  });
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await fan.sees('error-popup');

  await page.context().clearCookies();
  await fan.allow();
  await fan.open('/me/profile', 'me');
  await askToSignIn();
  await dialog.getByLabel('E-mail or phone number').fill(email);
  await dialog.getByRole('button', { name: 'Forgotten your password?' }).click();
  await passCode(page, email);
  await dialog.getByLabel('New password').fill('four white corner flags');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible();
  await fan.sees('login-popup', 'password-reset-success-popup');
  await fan.leave();

  const popups = new Set(fan.visited.filter((name) => name.endsWith('-popup')));
  expect([...popups].toSorted()).toEqual(POPUPS.map((popup) => `${popup}-popup`).toSorted());
});

test('desktop-only pages report their names @phone', async ({ browser }) => {
  const fan = await MeasuredFan.arrive(browser, 'Desktop Chrome', where());
  await fan.open('/', 'home');
  for (const route of routes) {
    const { path, isDesktop } = PLACES[route];
    if (isDesktop) await fan.go(path, SCREENS[route]);
  }
  await fan.leave();
});

test('each action for business analytics is sent once, and not before consent @phone', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const fan = await MeasuredFan.arriveUnasked(browser, 'Pixel 7', where());
  const { page } = fan;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(collector.url)) asked.push(request.url());
  });
  await openPage(page, filled('/football/match/walnut-grove-vs-xenia-town/{live}'));
  await page
    .locator('article')
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click();
  await page.waitForTimeout(1_500);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await fan.did('star');

  await page.evaluate(() => {
    // Imitates one without a share sheet.
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.resolve() });
  });
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await fan.did('star', 'share');
  await page
    .getByRole('button', { name: /^Alerts/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /alerts/i })
    .click();
  await fan.did('star', 'share', 'alert');
  await page.keyboard.press('Escape');
  await fan.again('/search?keyword=walnut');
  await fan.did('star', 'share', 'alert', 'search');
  const before = ['star', 'share', 'alert', 'search'];

  await openPage(page, '/me/profile');
  await page.getByRole('button', { name: 'Sign in or create an account' }).click();
  const email = newEmail();
  await signUp(page, email);
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await fan.did(...before, 'sign-up');
  // From a signed-out profile, a fan goes Home.
  await expect(page).toHaveURL(`${product.url}/`);
  await fan.again('/football/news/late-goal/{article}');
  await page.getByLabel('Your comment').fill('What a goal!');
  await page.getByRole('button', { name: 'Send' }).click();
  await fan.did(...before, 'sign-up', 'comment');
  await page.context().clearCookies({ name: /touchline/ });
  await openPage(page, '/me/profile');
  await page.getByRole('button', { name: 'Sign in or create an account' }).click();
  await signIn(page, email, PASSWORD);
  await fan.did(...before, 'sign-up', 'comment', 'sign-in');
  await page.context().close();
});

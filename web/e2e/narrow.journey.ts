import type { Locator, Page } from 'playwright/test';
import { LANGUAGE_COOKIE } from '../../edge/contracts/cookies.ts';
import { PSEUDO_LANGUAGE } from '../../edge/contracts/language.ts';
import { CORE } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { keepToasts } from './keep-toasts.ts';
import { newMember } from './member.ts';
import { openPage } from './open-page.ts';
import { mostGoals, pathsOf } from './pictures/screens.ts';
import { textFaults } from './text-faults.ts';

/** Home's stage has one of them, its tiles the others. */
const FOLLOWED = 4;
/** The demo's fullest screens: the leagues of route checks have one match. */
const FULL = [
  '/',
  '/football/matches/all',
  '/football/league/demo-fb-6/bracket',
  '/football/league/demo-fb-1/standings',
  '/basketball/league/demo-bb-2/standings',
];
const TABS = ['/odds', '/head-to-head', '/lineups', '/stats'];
/** The last has several dialogs. */
const OF_MEMBERS = [
  '/me/profile',
  '/me/edit-profile',
  '/me/security-and-privacy/delete-account',
  '/me/security-and-privacy',
];
/** Lists of matches offer one that is about to begin, with its teams' names. */
const LONG_NAMES = {
  home: 'Club Deportivo Universidad de San Martín de Porres',
  away: 'Borussia Verein für Leibesübungen Mönchengladbach',
};
const SOON_MS = 600_000;
const PUSH_CHOICES = JSON.stringify({
  quiet: { from: 1_320, to: 480 },
  hidesScores: false,
  sent: null,
});

test.use({ isFrozen: true });

test.beforeEach(async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Its texts are the longest.
  await page
    .context()
    .addCookies([{ name: LANGUAGE_COOKIE, value: PSEUDO_LANGUAGE, url: product.url }]);
});

async function expectFit(page: Page, what: string): Promise<void> {
  expect(await horizontalOverflow(page), what).toBe(0);
  expect(await textFaults(page), what).toEqual([]);
}

async function openFitting(page: Page, path: string): Promise<void> {
  const answer = await openPage(page, path);
  expect(answer?.status(), path).toBe(200);
  await expectFit(page, path);
}

const opened = (page: Page) => page.locator('dialog[open], :popover-open');

/** Opens a dialog or menu, and leaves it open. */
async function openPart(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(opened(page)).toBeVisible();
  await expectFit(page, `${page.url()}: ${(await opened(page).innerText()).slice(0, 40)}`);
}

/** Opens each dialog and menu that a part of the page has a button for. */
async function openParts(page: Page, part: Locator): Promise<void> {
  const buttons = part.locator('button:is([aria-haspopup="dialog"], [popovertarget]):visible');
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    await openPart(page, button);
    await page.keyboard.press('Escape');
    await expect(opened(page)).toHaveCount(0);
  }
}

test(`followed matches, a full day, tables and a bracket fit at 320 px ${CORE} @phone`, async ({
  page,
}) => {
  await openPage(page, '/football/matches/all?lang=en');
  const main = page.getByRole('main');
  const names = await main
    .getByRole('button', { name: / vs / })
    .evaluateAll((stars) => stars.map((star) => star.getAttribute('aria-label') ?? ''));
  // By name: a pressed star may move its row.
  for (const name of names.slice(0, FOLLOWED)) {
    const star = main.getByRole('button', { name, exact: true }).first();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  for (const path of FULL) {
    await openFitting(page, `${path}?lang=es-MX`);
    if (path === '/') {
      const tiles = main.locator('section', { has: page.locator('h2 > a[href="/for-you"]') });
      await expect(tiles.locator('a[data-match-id]')).toHaveCount(FOLLOWED - 1);
    }
  }
});

test(`matches of each sport, profiles, media and found things fit at 320 px ${CORE} @phone`, async ({
  page,
  product: { matches },
}) => {
  const { football, team, player, video } = pathsOf(matches);
  const inPlay = (league: string) => mostGoals(matches, league).matchId;
  for (const path of [football, `${team}/overview`]) {
    await openFitting(page, path);
    await openParts(page, page.getByRole('main'));
  }
  for (const tab of TABS) await openFitting(page, football + tab);
  for (const path of [
    `/match/${inPlay('demo-bb-2')}`,
    `/match/${inPlay('demo-bs-2')}`,
    `/match/${inPlay('demo-tn-9')}/commentary`,
    `/match/${inPlay('demo-af-1')}`,
    `/match/${inPlay('demo-af-1')}/box-score`,
    player,
    '/football/compare/teams/demo-fb-1-01/demo-fb-1-14',
    video,
    '/search?keyword=a',
    '/news/search?keyword=a',
    `/live/multi-view?m=${inPlay('demo-fb-1')}&m=${inPlay('demo-tn-9')}`,
  ])
    await openFitting(page, path);
  await openPart(page, page.getByRole('main').getByRole('button').first());
});

test(`dialogs, menus and a member’s pages fit at 320 px ${CORE} @phone`, async ({
  page,
  product,
  field,
}) => {
  const match = field.match(LONG_NAMES);
  await match.announce(Date.now() + SOON_MS);
  await openFitting(page, `/frame/widget/common/1/next-match?teamId=${match.matchId}-h`);
  await openPage(page, '/search');
  await page.getByRole('combobox').fill(LONG_NAMES.away);
  await expect(page.getByRole('option').first()).toContainText(LONG_NAMES.away);
  await expectFit(page, 'Suggestions');
  await openPage(page, '/me/settings');
  await expect(opened(page)).toBeVisible();
  await expectFit(page, 'Sign in');

  await newMember(page, product, 'a_fan_with_a_very_long_name');
  const { article } = pathsOf(product.matches);
  for (const path of [article, ...OF_MEMBERS]) await openFitting(page, path);
  await openParts(page, page.getByRole('main'));
  await openFitting(page, '/me/settings');
  await openParts(page, page.locator('body'));

  await openPart(page, page.locator('header button[aria-expanded="false"]').last());
  await opened(page).locator('button[aria-expanded="false"]').click();
  await expect(opened(page).locator('select')).toContainText(LONG_NAMES.home);
  await expectFit(page, 'The finder of the delay');
});

test(`the quiet hours of alerts fit at 320 px ${CORE} @phone`, async ({ page, product }) => {
  await keepToasts(page);
  // The headless shell asks nobody, and denies.
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { value: 'granted' }),
  );
  await openPage(page, pathsOf(product.matches).football);
  await page.getByRole('main').getByRole('button', { name: / vs / }).first().click();
  const turnOn = page.getByRole('alert').getByRole('button').first();
  await expect(turnOn).toBeVisible();
  await page.evaluate((choices) => localStorage.setItem('push', choices), PUSH_CHOICES);
  await turnOn.click();
  await expect(opened(page).locator('input[type="time"]')).toHaveCount(2);
  await expectFit(page, 'The quiet hours');
});

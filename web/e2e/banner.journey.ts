import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Banner } from '../../edge/contracts/app-data.ts';
import { startServer, type Server } from '../../edge/local/start-server.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** The longest allowed. */
const BANNER = {
  title: 'The Harbour World Cup of Coastal Federations, Summer of 2026',
  text: 'Every match of every group live, from the first whistle to the last, with line-ups, statistics and what experts expect.',
  path: '/football/leagues',
} satisfies Banner;

const teams = { home: 'Hazel Dock', away: 'Indigo Quay' };
let state: string;
/** A product whose operator has a banner. */
let announcing: Server;
let match: MatchOnTheField;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  state = await mkdtemp(join(tmpdir(), 'banner-'));
  announcing = await startServer({
    persist: state,
    secrets: { INGEST_SECRET: process.env['INGEST_SECRET'] },
    vars: { BANNER: JSON.stringify(BANNER) },
    build: false,
  });
  match = new MatchOnTheField(announcing.url, teams);
  await match.kickOff();
});

test.afterAll(async () => {
  await announcing.stop();
  await rm(state, { recursive: true, force: true });
});

/** Pages whose route requests a banner, and some whose route does not. */
const pages = (matchId: string) => ({
  announcing: [
    '/',
    '/live',
    '/football/matches/all',
    '/football/league/journey-league/journey-league/overview',
    `/football/team/hazel-dock/${matchId}-h/overview`,
  ],
  others: ['/search', '/football/leagues', `/match/${matchId}`, '/live-stat'],
});

test('the banner is on Home, the matches, leagues and teams, and nowhere else', async ({
  page,
}) => {
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  for (const path of pages(match.matchId).announcing) {
    await page.goto(announcing.url + path);
    await expect(banner, path).toBeInViewport();
    await expect(banner.getByRole('link'), path).toHaveAccessibleName(
      `${BANNER.title} ${BANNER.text}`,
    );
  }
  for (const path of pages(match.matchId).others) {
    await page.goto(announcing.url + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
    await expect(banner, path).toHaveCount(0);
  }
});

test('the banner’s link works by keyboard, and Back shows the banner again', async ({ page }) => {
  const faults = collectFaults(page);
  await openPage(page, `${announcing.url}/live`);
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  const { height = 0 } = (await banner.getByRole('link').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  expect(await axeFindings(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await banner.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(announcing.url + BANNER.path);
  await expect(banner).toHaveCount(0);
  await page.goBack();
  await expect(banner).toBeVisible();
  expect(faults).toEqual([]);
});

test('pages have no banner if the operator configures no banner @phone', async ({ page }) => {
  for (const path of ['/', '/live', '/football/matches/all']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  }
});

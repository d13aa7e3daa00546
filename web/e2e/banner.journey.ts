import type { Banner } from '../../edge/contracts/app-data.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openPage } from './open-page.ts';

/** The longest allowed. */
const BANNER = {
  title: 'The Harbour World Cup of Coastal Federations, Summer of 2026',
  text: 'Every match of every group live, from the first whistle to the last, with line-ups, statistics and what experts expect.',
  path: '/football/leagues',
} satisfies Banner;

test.use({ vars: { BANNER: JSON.stringify(BANNER) } });

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
  field,
}) => {
  const match = field.match({ home: 'Hazel Dock', away: 'Indigo Quay' });
  await match.kickOff();
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  for (const path of pages(match.matchId).announcing) {
    await openPage(page, path);
    await expect(banner, path).toBeInViewport();
    await expect(banner.getByRole('link'), path).toHaveAccessibleName(
      `${BANNER.title} ${BANNER.text}`,
    );
    expect(await horizontalOverflow(page), path).toBe(0);
  }
  expect(await axeFindings(page)).toEqual([]);
  for (const path of pages(match.matchId).others) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
    await expect(banner, path).toHaveCount(0);
  }
});

test('the banner’s link works by keyboard, and Back shows the banner again @core @phone', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await openPage(page, '/live');
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  const { height = 0 } = (await banner.getByRole('link').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  expect(await horizontalOverflow(page)).toBe(0);

  await banner.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(BANNER.path);
  await expect(banner).toHaveCount(0);
  await page.goBack();
  await expect(banner).toBeVisible();
  expect(faults).toEqual([]);
});

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

test('the banner of the longest texts fits, its link works by keyboard, and Back shows it again @core @phone', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await openPage(page, '/live');
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  const { height = 0 } = (await banner.getByRole('link').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await expect(banner.getByRole('link')).toHaveAccessibleName(`${BANNER.title} ${BANNER.text}`);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  await banner.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(BANNER.path);
  await expect(banner).toHaveCount(0);
  await page.goBack();
  await expect(banner).toBeVisible();
  expect(faults).toEqual([]);
});

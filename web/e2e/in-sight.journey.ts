import { randomUUID } from 'node:crypto';
import { axeFindings } from './axe.ts';
import { finished, sendCatalogue, sendInOneRequest } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { openPage } from './open-page.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';

const DAY_MS = 86_400_000;

test('a match’s score and clock stay visible on scroll, and say when updates have stopped @phone', async ({
  page,
  field,
}) => {
  const match = field.match({ home: 'Osprey', away: 'Plover' });
  await match.kickOff();
  await openPage(page, `/football/match/osprey-vs-plover/${match.matchId}`);
  const line = page.locator('[data-score-line]');
  await expect(line).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(line).toContainText('0 – 0');
  await expect(line).toContainText(/2\d'/);
  await match.score(0, 1);
  await expect(line).toContainText('0 – 1');
  expect(await axeFindings(page)).toEqual([]);

  await page.context().setOffline(true);
  await expect(line).toContainText(/No update since \d\d:\d\d/);
  await page.context().setOffline(false);
  await expect(line).not.toContainText('No update since');
});

test('a score is visible on a phone in landscape @phone', async ({ page, field }) => {
  const match = field.match({ home: 'Curlew', away: 'Dunlin' });
  await match.kickOff();
  await page.setViewportSize({ width: 844, height: 390 });
  const paths = ['/', '/football/matches/all', `/football/match/curlew-vs-dunlin/${match.matchId}`];
  for (const path of paths) {
    await openPage(page, path);
    const score = page.locator('[data-match-id]').first().getByText(/^\d+$/).first();
    const bar = page.getByRole('navigation', { name: 'Main' });
    const [scoreBox, barBox] = [await score.boundingBox(), await bar.boundingBox()];
    expect((scoreBox?.y ?? Infinity) + (scoreBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0);
  }
});

test('a phone shows seven matches of a full day without scrolling @phone', async ({
  page,
  product,
  field,
}) => {
  const sides = ['Avocet', 'Bittern', 'Crake', 'Dotterel', 'Egret', 'Fulmar', 'Godwit'];
  const matches = sides.map((home) => field.match({ home, away: `${home} Town` }));
  await sendInOneRequest(product.url, matches, (match) => match.kickOffChange());
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const shown = await page
    .locator('a[data-match-id]')
    .evaluateAll(
      (rows, end) =>
        new Set(
          rows
            .filter((row) => row.getBoundingClientRect().bottom <= end)
            .map((row) => row.getAttribute('data-match-id')),
        ).size,
      bar?.y ?? 0,
    );
  expect(shown).toBeGreaterThanOrEqual(7);
});

test('the window’s width, not the user agent, decides which bars are shown', async ({ page }) => {
  const bottom = page.getByRole('navigation', { name: 'Main' });
  const box = page.getByRole('searchbox');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  const widths = [390, 1440];
  for (const width of test.info().project.name === 'desktop' ? widths : widths.toReversed()) {
    await page.setViewportSize({ width, height: 844 });
    if (page.url() === 'about:blank') {
      await openPage(page, '/live');
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    }
    const [narrow, wide] = width === 390 ? [1, 0] : [0, 1];
    await expect(bottom).toHaveCount(narrow);
    await expect(link).toHaveCount(narrow);
    await expect(box).toHaveCount(wide);
    await expect(signIn).toHaveCount(wide);
    await expect(page.getByRole('link', { name: 'Matches', exact: true })).toHaveCount(1);
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await openPage(page, '/?platform=wap');
  await page.setViewportSize({ width: 1440, height: 900 });
  if (test.info().project.name === 'desktop') await expect(bottom).toHaveCount(1);
});

test('going back to results restores the scroll position @phone', async ({ page, product }) => {
  const id = `league-${randomUUID().slice(0, 8)}`;
  const team = (name: string) => ({ id: `${id}-${name}`, name, shortName: name });
  await sendCatalogue(
    product.url,
    Array.from({ length: 70 }, (_, day) => ({
      matchId: `${id}-${day}`,
      fixture: {
        sportId: 1 as const,
        league: { id, name: 'Back League', country: 'es' },
        home: team('Heron'),
        away: team('Egret'),
        startTime: Date.now() - (day + 1) * DAY_MS,
      },
      result: finished(2, 1),
    })),
  );
  await openPage(page, `/football/league/back-league/${id}/results`);
  const row = page.locator(`[data-match-id="${id}-45"]`);
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    expect(await row.count()).toBe(1);
  }).toPass();
  await row.scrollIntoViewIfNeeded();
  await row.click();
  await expect(page).toHaveURL(/\/match\//);
  await expect(page.locator('article[data-match-id]')).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport();
});

test('the sports strip marks the side on which it is cut off @phone', async ({ page }) => {
  await openPage(page, '/');
  const strip = page.locator('nav ul[data-cut]').first();
  await expect(strip).toHaveAttribute('data-cut', 'end');
  await strip.evaluate((element) => element.scrollTo({ left: 10_000 }));
  await expect(strip).toHaveAttribute('data-cut', 'start');
});

test('the current day differs from the others in forced colours @phone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/football/matches/all');
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('ol a[aria-current]')).not.toBe(
    await background('ol a:not([aria-current])'),
  );
});

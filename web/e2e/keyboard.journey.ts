import type { Locator, Page } from 'playwright/test';
import { collectFaults } from './console-faults.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let steps = 0; steps < 600; steps += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((wanted) => wanted === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${element}`);
}

test('the product works by keyboard alone @core @desktop', async ({ page, field }) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Zinnia Park', away: 'Aster Hill' });
  await match.kickOff();
  await openPage(page, '/');

  // Skip link past the bars.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  // From the sports to a list of matches.
  await openPage(page, '/');
  const football = page
    .getByRole('navigation', { name: 'Sports' })
    .getByRole('link', { name: 'Football', exact: true });
  await tabTo(page, football);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/football\/matches\/all\?date=/);
  await expect(football).toHaveAttribute('aria-current', 'page');

  // From the list to the match, and back.
  const row = page.locator(`a[data-match-id="${match.matchId}"]`);
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zinnia Park vs Aster Hill');
  await page.goBack();
  await expect(row).toBeVisible();

  // Search to a team's or league's page.
  const box = page.getByRole('combobox', { name: /^Search/ });
  // A plain field in the bar becomes the box on focus.
  await tabTo(page, page.getByRole('banner').getByRole('searchbox').or(box));
  await expect(box).toBeFocused();
  await page.keyboard.type('zinn');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Zinnia Park');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('zinn');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=zinn$/);
  await expect(page.getByRole('link', { name: /Zinnia Park/ }).first()).toBeVisible();

  // The country's dialog traps the focus and restores it.
  const country = page.getByRole('button', { name: 'Choose your country' });
  await tabTo(page, country);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose your country' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Spain/ })).toBeVisible();
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(country).toBeFocused();
  expect(faults).toEqual([]);
});

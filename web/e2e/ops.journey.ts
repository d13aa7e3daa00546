import type { Page } from 'playwright/test';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openDocument } from './open-page.ts';

const PASSWORD = process.env['OPS_PASSWORD'] ?? '';

async function open(page: Page, language: string): Promise<void> {
  await openDocument(page, `/ops?lang=${language}`);
  await page.locator('input[type=password]').focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part=database]')).toHaveAttribute('data-well', 'true');
}

test('an operator opens the page by keyboard, sees figures and a match’s updates, and leaves @core @phone', async ({
  page,
  field,
}) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Ops Town', away: 'Ledger Vale' });
  await match.kickOff();
  await open(page, 'en');
  await expect(page.locator('[data-connection=live]')).toContainText(/Live, as of \d\d:\d\d:\d\d/);
  await expect(page.getByRole('row', { name: /^journeys/ })).toContainText(/\d\d:\d\d \(\d+ s\)/);

  const before = await page.locator('[data-connection]').innerText();
  await expect(page.locator('[data-connection]')).not.toHaveText(before);

  await page.getByLabel('Id of the match').fill(match.matchId);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'journeys' }).first()).toBeVisible();
  await page.getByLabel('Id of the match').fill('no id');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not the id of a match.')).toBeVisible();

  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('input[type=password]')).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
});

for (const [language, title] of [
  ['pt-BR', 'Operação'],
  ['es-MX', 'Operación'],
] as const)
  test(`the page speaks ${language} @phone`, async ({ page }) => {
    await open(page, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await horizontalOverflow(page)).toBe(0);
  });

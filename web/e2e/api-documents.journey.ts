import type { Page } from 'playwright/test';
import { listCalls } from '../../edge/contracts/call-list.ts';
import { INGEST_CALLS } from '../../edge/docs/ingest-calls.ts';
import { ROOMS } from '../../edge/docs/rooms.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { openDocument } from './open-page.ts';

/** Unfolds the schemas that `isOpen` selects by index, and folds the others. */
async function unfold(page: Page, isOpen: (index: number) => boolean): Promise<void> {
  const count = await page.locator('details').count();
  const open = Array.from({ length: count }, (_, index) => isOpen(index));
  await page.locator('details').evaluateAll((all, states) => {
    for (const [index, details] of all.entries())
      details.toggleAttribute('open', states[index] ?? false);
  }, open);
}

test('the API page lists every call and every socket, and links to both documents as JSON @phone', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await openDocument(page, '/docs/api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/API$/);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Media API',
    'Patron API',
    'SMS centre API',
    'Ingest',
    'Sockets',
  ]);
  const names = await page
    .locator('main section')
    .evaluateAll((sections) => sections.map((section) => section.id));
  expect(names.toSorted()).toEqual(
    [
      ...listCalls().map((call) => call.name),
      ...INGEST_CALLS.map((call) => call.name),
      ...Object.keys(ROOMS),
    ].toSorted(),
  );
  await unfold(page, () => true);
  expect(await horizontalOverflow(page)).toBe(0);
  // Unfolded schemas look alike, and axe is slow on all of them.
  await unfold(page, (index) => index < 3);
  expect(await axeFindings(page)).toEqual([]);

  for (const [name, version] of Object.entries({ OpenAPI: '3.1.0', AsyncAPI: '3.0.0' })) {
    await openDocument(page, '/docs/api');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('body')).toContainText(`"${name.toLowerCase()}":"${version}"`);
  }
  expect(faults).toEqual([]);
});

test('the keyboard reaches both documents, the contents and folded schemas @desktop', async ({
  page,
}) => {
  await openDocument(page, '/docs/api');
  for (const name of ['OpenAPI', 'AsyncAPI', 'Try the calls', 'Media API']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  const sockets = page.getByRole('link', { name: 'Sockets', exact: true });
  await sockets.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#sockets$/);
  await expect(page.getByRole('heading', { name: 'Sockets' })).toBeInViewport();

  const schema = page.getByRole('group', { name: 'Frame of matchSnapshot' });
  await expect(schema).toBeHidden();
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab');
    if (
      await page
        .getByText('Frame of matchSnapshot')
        .evaluate((summary) => summary.matches(':focus'))
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(schema).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(schema).toBeFocused();
});

test('the viewer shows the calls and makes one @desktop', async ({ page }) => {
  const faults = collectFaults(page);
  await openDocument(page, '/docs/api');
  await page.getByRole('link', { name: 'Try the calls' }).click();
  const sports = page.locator('.opblock', { hasText: '/api/media/v1/sports' });
  await sports.getByRole('button', { name: '/api/media/v1/sports' }).first().click();
  await sports.getByRole('button', { name: 'Execute' }).click();
  await expect(sports.locator('.live-responses-table')).toContainText('"Football"');
  expect(faults).toEqual([]);
});

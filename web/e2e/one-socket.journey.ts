import type { Page } from 'playwright/test';
import type { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** Collects the paths of the page's open sockets, and counts all. */
function watchSockets(page: Page) {
  const open = new Set<string>();
  let opened = 0;
  page.on('websocket', (socket) => {
    const { pathname } = new URL(socket.url());
    if (!pathname.startsWith('/parties/')) return;
    opened += 1;
    const name = `${pathname} ${opened}`;
    open.add(name);
    socket.on('close', () => open.delete(name));
  });
  return { open: () => Array.from(open, (name) => name.split(' ')[0]), count: () => opened };
}

const row = (page: Page, match: MatchOnTheField) =>
  page.locator(`a[data-match-id="${match.matchId}"]`);

for (const [path, tags] of [
  ['/', '@core @phone'],
  ['/live', '@desktop'],
] as const)
  test(`${path} holds one socket for all sports, which delivers a goal ${tags}`, async ({
    page,
    field,
  }) => {
    const match = field.match({ home: 'Quince Park', away: 'Rowan City' });
    await match.kickOff();
    const sockets = watchSockets(page);
    await openPage(page, path);
    await expect.poll(sockets.open).toEqual(['/parties/hub']);
    await match.score(1, 0);
    await expect(row(page, match).first()).toHaveText(/Quince Park.*1.*Rowan City.*0/s);
    expect(sockets.open()).toEqual(['/parties/hub']);
    expect(sockets.count()).toBe(1);
  });

test('a fan with alerts on holds one socket on Home, and two on a match page @phone', async ({
  page,
  field,
}) => {
  const match = field.match({ home: 'Umber Fold', away: 'Vetch Row' });
  await match.kickOff();
  await openPage(page, `/football/match/${match.matchId}`);
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Turn on alerts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const sockets = watchSockets(page);
  await openPage(page, '/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('alerts-reported')))
    .toContain(match.matchId);
  await match.score(1, 0);
  // Together, since the alert goes after a while.
  await Promise.all([
    expect(row(page, match).first()).toHaveText(/Umber Fold.*1.*Vetch Row.*0/s),
    expect(page.getByRole('status').getByRole('link', { name: /Umber Fold/ })).toBeVisible(),
  ]);
  expect(sockets.open()).toEqual(['/parties/hub']);
  await row(page, match).first().click();
  await expect
    .poll(() => sockets.open().toSorted())
    .toEqual(['/parties/hub', `/parties/match/${match.matchId}`]);
});

test('a match page opened from Home holds at most two sockets, and one after going back @desktop', async ({
  page,
  field,
}) => {
  const match = field.match({ home: 'Sorrel Bay', away: 'Tansy Hill' });
  await match.kickOff();
  const sockets = watchSockets(page);
  await openPage(page, '/');
  await row(page, match).first().click();
  await expect(page).toHaveURL(new RegExp(match.matchId));
  await expect
    .poll(() => sockets.open().filter((path) => path?.includes('/match/')).length)
    .toBe(1);
  expect(sockets.open().length).toBeLessThanOrEqual(2);
  await match.score(1, 0);
  await expect(page.locator('article').first()).toContainText('1–0');
  await page.goBack();
  await match.score(2, 0);
  await expect(row(page, match).first()).toHaveText(/Sorrel Bay.*2.*Tansy Hill.*0/s);
  await expect.poll(sockets.open).toEqual(['/parties/hub']);
});

import type { Page } from 'playwright/test';
import type { Field, MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** Time on the page's clock in which it requests and shows the current score, ms: no ping is due before. */
const SOON = 1_000;
const HOUR = 3_600_000;

/** Mutes sockets that were open when the machine slept, without closing them. */
async function sleepySockets(page: Page): Promise<{ sleep: () => void }> {
  let nights = 0;
  await page.routeWebSocket(/\/parties\//, (socket) => {
    const opened = nights;
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (opened === nights) socket.send(message);
    });
    socket.onMessage((message) => {
      if (opened === nights) server.send(message);
    });
  });
  return { sleep: () => void (nights += 1) };
}

/** Opens the page of a live match. */
async function openMatch(page: Page, field: Field): Promise<MatchOnTheField> {
  const match = field.match({ home: 'Umber Green', away: 'Vetch Hill' });
  await match.kickOff();
  await page.clock.install();
  await openPage(page, `/match/${match.matchId}`);
  await expect(page.locator('article').first()).toContainText('0–0');
  // A reload would lose this attribute.
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  return match;
}

/** Moves the page's clock ahead at once, and stops it there. */
async function jump(page: Page, ms: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms);
}

async function expectSoon(page: Page, score: string): Promise<void> {
  await page.clock.runFor(SOON);
  await expect(page.locator('article').first()).toContainText(score);
  await expect(page.locator('html[data-kept]')).toBeAttached();
}

const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a phone that comes back online shows the current score within a second of its clock @phone', async ({
  page,
  context,
  field,
}) => {
  const match = await openMatch(page, field);
  await context.setOffline(true);
  await match.score(0, 1);
  await match.score(0, 2);
  await jump(page, HOUR);
  await context.setOffline(false);
  await expectSoon(page, '0–2');
});

test('a tab that was hidden for an hour shows the current score within a second of its clock @core @phone', async ({
  page,
  field,
}) => {
  const sockets = await sleepySockets(page);
  const match = await openMatch(page, field);
  await turn(page, 'hidden');
  sockets.sleep();
  await match.score(1, 0);
  await match.score(1, 1);
  await jump(page, HOUR);
  await turn(page, 'visible');
  await expectSoon(page, '1–1');
});

test('a laptop that wakes up shows the current score within a second of its clock @phone', async ({
  page,
  field,
}) => {
  const sockets = await sleepySockets(page);
  const match = await openMatch(page, field);
  sockets.sleep();
  await match.score(3, 0);
  await jump(page, 8 * HOUR);
  await expectSoon(page, '3–0');
});

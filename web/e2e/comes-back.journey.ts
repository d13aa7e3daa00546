import type { Page } from 'playwright/test';
import { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** Time limit for the true score to show, ms. */
const SOON = 1_000;

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

/** Measures the time until the page shows a score, ms. */
function timeUntilShown(page: Page, score: string): Promise<number> {
  return page.evaluate((wanted) => {
    const from = performance.now();
    const isShown = () => document.querySelector('article')?.textContent.includes(wanted) ?? false;
    return new Promise<number>((resolve) => {
      if (isShown()) return resolve(0);
      new MutationObserver(() => {
        if (isShown()) resolve(performance.now() - from);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, score);
}

async function openMatch(page: Page, match: MatchOnTheField): Promise<void> {
  await match.kickOff();
  await openPage(page, `/match/${match.matchId}`);
  await expect(page.locator('article').first()).toContainText('0–0');
  // A reload would lose this attribute.
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
}

async function expectSoon(page: Page, took: Promise<number>): Promise<void> {
  expect(await took).toBeLessThan(SOON);
  await expect(page.locator('html[data-kept]')).toBeAttached();
}

test('a phone that comes back online shows the current score within a second @phone', async ({
  page,
  context,
  baseURL,
}) => {
  const match = new MatchOnTheField(baseURL ?? '', { home: 'Umber Green', away: 'Vetch Hill' });
  await openMatch(page, match);
  await context.setOffline(true);
  await match.score(0, 1);
  await match.score(0, 2);
  await context.setOffline(false);
  await expectSoon(page, timeUntilShown(page, '0–2'));
});

test('a tab that was hidden for an hour shows the current score within a second @phone', async ({
  page,
  baseURL,
}) => {
  const match = new MatchOnTheField(baseURL ?? '', { home: 'Willow End', away: 'Yarrow Town' });
  const sockets = await sleepySockets(page);
  await page.clock.install();
  await openMatch(page, match);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  sockets.sleep();
  await match.score(1, 0);
  await match.score(1, 1);
  await page.clock.fastForward('01:00:00');
  await turn('visible');
  await expectSoon(page, timeUntilShown(page, '1–1'));
});

test('a laptop that wakes up shows the current score within a second @phone', async ({
  page,
  baseURL,
}) => {
  const match = new MatchOnTheField(baseURL ?? '', { home: 'Zinnia Park', away: 'Alder Mere' });
  const sockets = await sleepySockets(page);
  await page.clock.install();
  await openMatch(page, match);
  sockets.sleep();
  await match.score(3, 0);
  await page.clock.fastForward('08:00:00');
  await expectSoon(page, timeUntilShown(page, '3–0'));
});

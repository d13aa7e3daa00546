import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** Time on the page's clock in which it requests and shows the current score, ms: no ping is due before. */
const SOON = 1_000;
const HOUR = 3_600_000;

test('a tab that was hidden for an hour shows the current score within a second of its clock @core @phone', async ({
  page,
  field,
}) => {
  let isAsleep = false;
  // The first socket stays open and says nothing more, as after a machine has slept.
  await page.routeWebSocket(/\/parties\//, (socket) => {
    const server = socket.connectToServer();
    const isFirst = !isAsleep;
    server.onMessage((message) => {
      if (!isAsleep || !isFirst) socket.send(message);
    });
    socket.onMessage((message) => {
      if (!isAsleep || !isFirst) server.send(message);
    });
  });
  const match = field.match({ home: 'Umber Green', away: 'Vetch Hill' });
  await match.kickOff();
  await page.clock.install();
  await openPage(page, `/match/${match.matchId}`);
  const article = page.locator('article').first();
  await expect(article).toContainText('0–0');
  // A reload would lose this attribute.
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await turn('hidden');
  isAsleep = true;
  await match.score(1, 0);
  await match.score(1, 1);
  // The page's clock stands still from then on.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + HOUR);
  await turn('visible');
  await page.clock.runFor(SOON);
  await expect(article).toContainText('1–1');
  await expect(page.locator('html[data-kept]')).toBeAttached();
});

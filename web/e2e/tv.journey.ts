import type { JSHandle, Page } from 'playwright/test';
import { demoTvSchedule } from '../../realtime/demo/tv-schedule.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { MatchOnTheField, sendTvSchedule } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** Two segments of the channel's clips. */
const PROGRAMME_MS = 8_000;

/** Match of all programmes of the channel. */
let match: MatchOnTheField;

test.beforeAll(async ({ product }) => {
  match = new MatchOnTheField(product.url, { home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const { matchId } = match;
  const now = Date.now();
  const clips = ['goals', 'saves', 'baskets', 'rallies'];
  await sendTvSchedule(product.url, {
    ...demoTvSchedule(now),
    programmes: Array.from({ length: 100 }, (_, index) => {
      const start = now + (index - 25) * PROGRAMME_MS;
      const clip = clips[index % clips.length] ?? 'goals';
      const title = `Show ${index} of ${clip}`;
      return {
        id: `show-${index}`,
        title,
        start,
        end: start + PROGRAMME_MS,
        assets: [clip],
        matchId,
      };
    }),
  });
});

test.afterAll(async ({ product }) => {
  await match.send(match.withdrawalChange());
  await (await product.database()).prepare('DELETE FROM tv_channels').all();
});

/** Playback position, s. */
function position(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
}

async function watch(page: Page): Promise<void> {
  await openPage(page, '/touchline-tv');
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(0.5);
}

/**
 * Records the smallest forward buffer, s. A player with an empty buffer stalls. The event `waiting`
 * also fires when a busy machine decodes too slowly.
 */
function watchBuffer(page: Page): Promise<JSHandle<{ least: number }>> {
  return page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
    const seen = { least: Number.POSITIVE_INFINITY };
    const look = () => {
      const { buffered, currentTime } = video;
      let ahead = 0;
      for (let range = 0; range < buffered.length; range += 1)
        if (buffered.start(range) <= currentTime && currentTime <= buffered.end(range))
          ahead = buffered.end(range) - currentTime;
      seen.least = Math.min(seen.least, ahead);
    };
    for (const type of ['timeupdate', 'waiting']) video.addEventListener(type, look);
    return seen;
  });
}

test('the channel plays on into its next programme without an empty buffer @desktop', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await watch(page);
  const buffer = await watchBuffer(page);
  const before = await position(page);
  await expect.poll(() => position(page)).toBeGreaterThan(before + PROGRAMME_MS / 1_000);
  expect(await buffer.evaluate(({ least }) => least)).toBeGreaterThan(1);
  expect(faults).toEqual([]);
});

test('the player’s stream code loads only after Play is pressed, and the channel plays @core @phone', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, '/touchline-tv');
  expect(scripts.filter((url) => /hls-stream|m3u8|\.ts$/.test(url))).toEqual([]);
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect.poll(() => scripts.some((url) => url.includes('hls-stream'))).toBe(true);
  await expect.poll(() => position(page)).toBeGreaterThan(0.5);
});

test('the channel shows the next programme and the guide, and a programme can be kept @phone', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await openPage(page, '/touchline-tv');
  await expect(page.getByRole('term').filter({ hasText: 'Next' })).toBeVisible();
  await page.getByRole('link', { name: 'Whole guide: On today' }).click();
  await expect(page).toHaveURL(/\/touchline-tv-home$/);
  await page.getByRole('button', { name: 'Keep Show 99 of rallies in my list' }).click();
  await expect(
    page.getByRole('button', { name: 'Take Show 99 of rallies off my list' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await openPage(page, '/touchline-tv/my-list');
  await expect(page.getByRole('main')).toContainText('Show 99 of rallies');
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a stream that fails to load shows an error and can be tried again @phone', async ({
  page,
}) => {
  await page.route('**/tv/live.m3u8', (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, '/touchline-tv');
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect(page.getByRole('alert')).toContainText('This stream is no longer there.');
  expect(await axeFindings(page)).toEqual([]);
  const asked = page.waitForRequest('**/tv/live.m3u8');
  await page.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await page.unroute('**/tv/live.m3u8');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => position(page)).toBeGreaterThan(0.5);
});

test('a stream that fails is played to the end of its buffer and resumes by itself @phone', async ({
  page,
}) => {
  await watch(page);
  const picture = page.locator('video');
  const ahead = () =>
    picture.evaluate((video: HTMLVideoElement) => video.buffered.end(0) - video.currentTime);
  await expect.poll(ahead).toBeGreaterThan(8);
  const gone = page.waitForResponse((answer) => answer.status() === 404);
  await page.route('**/tv/*.m3u8', (route) => route.fulfill({ status: 404, body: '' }));
  await gone;
  await picture.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.buffered.end(0) - 4;
  });
  const alert = page.getByRole('alert');
  while ((await ahead()) > 0.5) await expect(alert).toHaveCount(0);
  await expect(alert).toContainText('This stream is no longer there.');
  const stoodAt = await position(page);
  await page.unroute('**/tv/*.m3u8');
  await expect(alert).toHaveCount(0);
  await expect.poll(() => position(page)).toBeGreaterThan(stoodAt + 1);
});

test('the channel plays on in the mini player while its fan browses, and again on its page @phone', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await watch(page);
  await page.locator('a[href="/live"]:visible').first().click();
  await expect(page).toHaveURL(/\/live$/);
  const mini = page.getByRole('complementary', { name: 'Mini player' });
  await expect(mini).toBeVisible();
  const at = await position(page);
  await expect.poll(() => position(page)).toBeGreaterThan(at + 1);
  expect(await axeFindings(page)).toEqual([]);

  // Home has no styles of other pages.
  await page.locator('a[href="/"]:visible').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(mini).toHaveCSS('position', 'fixed');

  await mini.getByRole('button', { name: 'Back to the channel' }).click();
  await expect(page).toHaveURL(/\/touchline-tv$/);
  await expect(mini).toHaveCount(0);
  await expect.poll(() => position(page)).toBeGreaterThan(0.5);

  await page.locator('a[href="/live"]:visible').first().click();
  await mini.getByRole('button', { name: 'Close' }).click();
  await expect(mini).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a fan who has gone back can return to the live edge @desktop', async ({ page }) => {
  await watch(page);
  const picture = page.locator('video');
  await picture.hover();
  // At the live edge there is nothing to go back to.
  await expect(picture.locator('..').getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to live' })).toHaveCount(0);
  await picture.evaluate((video: HTMLVideoElement) => {
    video.currentTime -= 20;
  });
  await picture.hover();
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect
    .poll(() =>
      picture.evaluate((video: HTMLVideoElement) => video.seekable.end(0) - video.currentTime),
    )
    .toBeLessThan(25);
});

test('the spoiler guard delays scores, in the mini player too, and shows them when it is turned off @phone', async ({
  page,
}) => {
  const faults = collectFaults(page);
  const row = page.getByRole('main').locator(`a[data-match-id="${match.matchId}"]`);
  // The row also shows a time of day, which has digits too.
  const homeScore = (goals: number) => `Nuez Real${goals}`;
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  const sendScore = async (goals: number) => {
    frames.length = 0;
    await match.score(goals, 0);
    await expect.poll(() => frames.join('')).toMatch(new RegExp(`"home":${goals}\\b`));
    // Messages need no clock: the page has drawn what came before this one.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve);
          port1.start();
          port2.postMessage(null);
        }),
    );
  };
  await page.clock.install();
  await watch(page);
  await expect(row).toContainText(homeScore(0));
  const guard = page.getByRole('switch', { name: 'Hide scores' });
  await guard.click();
  await expect(guard).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  // The page's clock stands still: no delay ends.
  await page.clock.pauseAt(Date.now() + 1_000);
  await sendScore(7);
  await expect(row).not.toContainText(homeScore(7));

  // The delay follows the picture into its corner, onto a page that loads the score.
  await page.locator('a[href="/live"]:visible').first().click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByRole('complementary', { name: 'Mini player' })).toBeVisible();
  await expect(row).toContainText('Nuez Real');
  await expect(row).not.toContainText(homeScore(7));
  await page.clock.resume();
  // The score shows when the picture reaches it: the end of the buffer is nearer to it.
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.buffered.end(0) - 1;
  });
  await expect(row).toContainText(homeScore(7));

  await page.getByRole('button', { name: 'Back to the channel' }).click();
  await expect(guard).toBeChecked();
  await page.clock.pauseAt(Date.now() + 1_000);
  await sendScore(8);
  await expect(row).not.toContainText(homeScore(8));
  await guard.click();
  await expect(row).toContainText(homeScore(8));
  expect(faults).toEqual([]);
});

test('the player’s keys work only while the focus is within it @desktop', async ({ page }) => {
  await watch(page);
  const picture = page.locator('video');
  const isPaused = () => picture.evaluate((video: HTMLVideoElement) => video.paused);
  await page.keyboard.press('k');
  await expect.poll(isPaused).toBe(true);
  await page.keyboard.press(' ');
  await expect.poll(isPaused).toBe(false);
  await page.keyboard.press('m');
  // Another volume makes it loud again.
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.volume))
    .toBeCloseTo(0.9);
  await page.keyboard.press('m');
  // The next player, on another visit, has the same volume.
  const next = await page.context().newPage();
  await openPage(next, '/touchline-tv');
  const loudness = await next
    .locator('video')
    .evaluate(({ volume, muted }: HTMLVideoElement) => ({ volume, muted }));
  expect(loudness).toEqual({ volume: 0.9, muted: true });
  await next.close();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  await page.locator('main').getByRole('link').first().focus();
  await page.keyboard.press('k');
  expect(await isPaused()).toBe(false);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSHandle, Page } from 'playwright/test';
import { startServer, type Server } from '../../edge/local/start-server.ts';
import { demoTvSchedule } from '../../realtime/demo/tv-schedule.ts';
import { axeFindings, axeFindingsOnBoth } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { MatchOnTheField, sendTvSchedule } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';

const SEGMENT_SECONDS = 4;
const PROGRAMME_MS = 8_000;
/** Playback that crosses three programmes, ms. */
const WATCHED = 3 * PROGRAMME_MS;

let state: string;
/** A product with its own channel of short programmes. */
let server: Server;
/** Match of all its programmes. */
let match: MatchOnTheField;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  state = await mkdtemp(join(tmpdir(), 'tv-'));
  server = await startServer({
    persist: state,
    secrets: { INGEST_SECRET: process.env['INGEST_SECRET'] },
    vars: {},
    build: false,
  });
  match = new MatchOnTheField(server.url, { home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const { matchId } = match;
  const now = Date.now();
  const clips = ['goals', 'saves', 'baskets', 'rallies'];
  await sendTvSchedule(server.url, {
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

test.afterAll(async () => {
  await server.stop();
  await rm(state, { recursive: true, force: true });
});

/** Playback position, s. */
function position(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
}

/**
 * Measures the latency behind the live edge, s. The edge moves by a whole segment on each playlist
 * load, and players load at different moments: it takes the mean of two segments' time.
 */
function latency(page: Page): Promise<number> {
  return page.locator('video').evaluate(
    async (video: HTMLVideoElement, { samples, every }) => {
      let sum = 0;
      for (let sample = 0; sample < samples; sample += 1) {
        sum += video.seekable.end(0) - video.currentTime;
        await new Promise((resolve) => setTimeout(resolve, every));
      }
      return sum / samples;
    },
    { samples: 40, every: (SEGMENT_SECONDS * 2 * 1_000) / 40 },
  );
}

async function watch(page: Page): Promise<void> {
  await openPage(page, `${server.url}/touchline-tv`);
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect.poll(() => position(page), { timeout: 30_000 }).toBeGreaterThan(0.5);
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

test('the channel plays on across its programmes, at the same latency for two fans @desktop', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const faults = collectFaults(page);
  const other = await context.newPage();
  await watch(page);
  await watch(other);
  const buffer = await watchBuffer(page);
  const before = await position(page);
  const began = Date.now();
  await page.waitForTimeout(WATCHED);
  const after = await position(page);
  const elapsed = (Date.now() - began) / 1_000;
  expect(after - before).toBeGreaterThan(elapsed - 1.5);
  expect(await buffer.evaluate(({ least }) => least)).toBeGreaterThan(1);
  const [one, two] = await Promise.all([latency(page), latency(other)]);
  expect(Math.abs(one - two)).toBeLessThanOrEqual(SEGMENT_SECONDS / 2);
  expect(faults).toEqual([]);
});

test('the player’s stream code loads only after Play is pressed @phone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, `${server.url}/touchline-tv`);
  expect(scripts.filter((url) => /hls-stream|m3u8|\.ts$/.test(url))).toEqual([]);
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect.poll(() => scripts.some((url) => url.includes('hls-stream'))).toBe(true);
});

test('the channel shows the next programme and the guide, and a programme can be kept', async ({
  page,
}, { project }) => {
  const faults = collectFaults(page);
  await openPage(page, `${server.url}/touchline-tv`);
  await expect(page.getByRole('term').filter({ hasText: 'Next' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Whole guide: On today' }).click();
  await expect(page).toHaveURL(/\/touchline-tv-home$/);
  const star = page.getByRole('button', { name: 'Keep Show 99 of rallies in my list' });
  await star.click();
  await expect(
    page.getByRole('button', { name: 'Take Show 99 of rallies off my list' }),
  ).toHaveAttribute('aria-pressed', 'true');
  // The top bar covers part of the scrolled content.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  await openPage(page, `${server.url}/touchline-tv/my-list`);
  if (project.name === 'desktop') await expect(page).toHaveURL(`${server.url}/`);
  else {
    await expect(page.getByRole('main')).toContainText('Show 99 of rallies');
    expect(await axeFindings(page)).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test('a stream that fails to load shows an error and can be tried again @phone', async ({
  page,
}) => {
  await page.route('**/tv/live.m3u8', (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, `${server.url}/touchline-tv`);
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect(page.getByRole('alert')).toContainText('This stream is no longer there.');
  expect(await axeFindingsOnBoth(page)).toEqual([]);
  const asked = page.waitForRequest('**/tv/live.m3u8');
  await page.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await page.unroute('**/tv/live.m3u8');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThan(0.5);
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
  await expect(alert).toContainText('This stream is no longer there.', { timeout: 15_000 });
  const stoodAt = await position(page);
  await page.unroute('**/tv/*.m3u8');
  await expect(alert).toHaveCount(0, { timeout: 25_000 });
  await expect.poll(() => position(page)).toBeGreaterThan(stoodAt + 1);
});

test('the channel plays on in the mini player while its fan browses, and again on its page', async ({
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
  await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThan(0.5);

  await page.locator('a[href="/live"]:visible').first().click();
  await mini.getByRole('button', { name: 'Close' }).click();
  await expect(mini).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a fan can choose the quality and return to the live edge @desktop', async ({ page }) => {
  test.setTimeout(90_000);
  await watch(page);
  const picture = page.locator('video');
  await picture.hover();
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const lines of [144, 360]) {
    await page.getByLabel('Quality').selectOption({ label: `${lines}p` });
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoHeight), {
        timeout: 15_000,
      })
      .toBe(lines);
  }
  await page.keyboard.press('Escape');
  // At the live edge there is nothing to go back to.
  await expect(picture.locator('..').getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to live' })).toHaveCount(0);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime -= 20;
  });
  await picture.hover();
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect
    .poll(() =>
      page
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.seekable.end(0) - video.currentTime),
    )
    .toBeLessThan(25);
  expect(await axeFindingsOnBoth(page)).toEqual([]);
});

test('the spoiler guard delays scores, in the mini player too, and shows them when it is turned off @phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults = collectFaults(page);
  const row = page.getByRole('main').locator(`a[data-match-id="${match.matchId}"]`);
  // The row also shows a time of day, which has digits too.
  const homeScore = (goals: number) => `Nuez Real${goals}`;
  await watch(page);
  await expect(row).toContainText(homeScore(0));
  const guard = page.getByRole('switch', { name: 'Hide scores' });
  await guard.click();
  await expect(guard).toBeChecked();
  expect(await axeFindingsOnBoth(page)).toEqual([]);
  await match.score(7, 0);
  const scoredAt = Date.now();
  await page.waitForTimeout(4_000);
  await expect(row).not.toContainText(homeScore(7));

  // The delay follows the picture into its corner, onto a page that loads the score.
  await page.locator('a[href="/live"]:visible').first().click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByRole('complementary', { name: 'Mini player' })).toBeVisible();
  await expect(row).toContainText('Nuez Real');
  await expect(row).not.toContainText(homeScore(7));
  await expect(row).toContainText(homeScore(7), { timeout: 60_000 });
  expect(Date.now() - scoredAt).toBeGreaterThan(8_000);

  await page.getByRole('button', { name: 'Back to the channel' }).click();
  await expect(guard).toBeChecked();
  await match.score(8, 0);
  await page.waitForTimeout(3_000);
  await expect(row).not.toContainText(homeScore(8));
  await guard.click();
  await expect(row).toContainText(homeScore(8), { timeout: 2_000 });
  await match.score(0, 0, { correction: true });
  await expect(row).not.toContainText(homeScore(8));
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
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.volume))
    .toBeCloseTo(0.9);
  await page.keyboard.press('m');
  // The next player, on another visit, has the same volume.
  const next = await page.context().newPage();
  await openPage(next, `${server.url}/touchline-tv`);
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

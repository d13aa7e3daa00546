import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { startServer, type Server } from '../../edge/local/start-server.ts';
import { demoTvSchedule } from '../../realtime/demo/tv-schedule.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendTvSchedule } from './feed.ts';

const SEGMENT_SECONDS = 4;
const PROGRAMME_MS = 20_000;

let state: string;
/** A product with a channel of its own, whose programmes are short. */
let server: Server;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  state = await mkdtemp(join(tmpdir(), 'tv-'));
  server = await startServer({
    persist: state,
    secrets: { INGEST_SECRET: process.env['INGEST_SECRET'] },
    vars: {},
    build: false,
  });
  const now = Date.now();
  const clips = ['goals', 'saves', 'baskets', 'rallies'];
  await sendTvSchedule(server.url, {
    ...demoTvSchedule(now),
    programmes: Array.from({ length: 60 }, (_, index) => {
      const start = now + (index - 10) * PROGRAMME_MS;
      const clip = clips[index % clips.length] ?? 'goals';
      const title = `Show ${index} of ${clip}`;
      return { id: `show-${index}`, title, start, end: start + PROGRAMME_MS, assets: [clip] };
    }),
  });
});

test.afterAll(async () => {
  await server.stop();
  await rm(state, { recursive: true, force: true });
});

/** Where the picture is, s, and how far behind the end of what is on. */
function progress(page: Page) {
  return page.locator('video').evaluate((video: HTMLVideoElement) => ({
    at: video.currentTime,
    behind: video.seekable.length > 0 ? video.seekable.end(0) - video.currentTime : NaN,
  }));
}

async function watch(page: Page): Promise<void> {
  await page.goto(`${server.url}/touchline-tv`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect
    .poll(async () => (await progress(page)).at, { timeout: 30_000 })
    .toBeGreaterThan(0.5);
}

test('the channel plays for a minute across its programmes, for two fans alike', async ({
  page,
  context,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'It is the same picture on a phone.');
  test.setTimeout(150_000);
  const faults = collectFaults(page);
  const other = await context.newPage();
  await watch(page);
  await watch(other);
  const stalls = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
    const seen = { count: 0 };
    video.addEventListener('waiting', () => (seen.count += 1));
    return seen;
  });
  const before = await progress(page);
  const began = Date.now();
  await page.waitForTimeout(60_000);
  const after = await progress(page);
  const elapsed = (Date.now() - began) / 1_000;
  expect(after.at - before.at).toBeGreaterThan(elapsed - 1.5);
  expect(await stalls.evaluate(({ count }) => count)).toBe(0);
  const { behind } = await progress(other);
  expect(Math.abs(behind - (await progress(page)).behind)).toBeLessThanOrEqual(SEGMENT_SECONDS);
  expect(faults).toEqual([]);
});

test('nothing of the player is loaded before the picture is wanted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${server.url}/touchline-tv`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /hls-stream|m3u8|\.ts$/.test(url))).toEqual([]);
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect.poll(() => scripts.some((url) => url.includes('hls-stream'))).toBe(true);
});

test('what is on, what is next and the guide are told, and a programme is kept', async ({ page }, {
  project,
}) => {
  const faults = collectFaults(page);
  await page.goto(`${server.url}/touchline-tv`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('term').filter({ hasText: 'Next' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Whole guide: On today' }).click();
  await expect(page).toHaveURL(/\/touchline-tv-home$/);
  const star = page.getByRole('button', { name: 'Keep Show 59 of rallies in my list' });
  await star.click();
  await expect(
    page.getByRole('button', { name: 'Take Show 59 of rallies off my list' }),
  ).toHaveAttribute('aria-pressed', 'true');
  // The bar at the top covers part of what has been scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${server.url}/touchline-tv/my-list`, { waitUntil: 'networkidle' });
  if (project.name === 'desktop') await expect(page).toHaveURL(`${server.url}/`);
  else {
    await expect(page.getByRole('main')).toContainText('Show 59 of rallies');
    expect(await axeFindings(page)).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test('a stream that cannot be had is told of, and tried again', async ({ page }) => {
  await page.route('**/tv/live.m3u8', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${server.url}/touchline-tv`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect(page.getByRole('alert')).toContainText('This stream is no longer there.');
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/tv/live.m3u8');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect
    .poll(async () => (await progress(page)).at, { timeout: 20_000 })
    .toBeGreaterThan(0.5);
});

test('the channel plays on in a corner while its fan browses, and goes on where it is left for', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await watch(page);
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await expect(page).toHaveURL(/\/live$/);
  const mini = page.getByRole('complementary', { name: 'Mini player' });
  await expect(mini).toBeVisible();
  const { at } = await progress(page);
  await expect.poll(async () => (await progress(page)).at).toBeGreaterThan(at + 1);
  expect(await axeFindings(page)).toEqual([]);

  await mini.getByRole('button', { name: 'Back to the channel' }).click();
  await expect(page).toHaveURL(/\/touchline-tv$/);
  await expect(mini).toHaveCount(0);
  await expect
    .poll(async () => (await progress(page)).at, { timeout: 20_000 })
    .toBeGreaterThan(0.5);

  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await mini.getByRole('button', { name: 'Close' }).click();
  await expect(mini).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the quality is chosen, and a fan who fell behind is brought back', async ({ page }) => {
  await watch(page);
  await page.getByLabel('Quality').selectOption({ label: '360p' });
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime -= 20;
  });
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect.poll(async () => (await progress(page)).behind).toBeLessThan(25);
  expect(await axeFindings(page)).toEqual([]);
});

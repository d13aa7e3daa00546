import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendContent } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { textFaults } from './text-faults.ts';

/** Length of each demo clip, s. */
const LENGTH = 24;

interface More {
  language?: string;
  title?: string;
  titleWithoutScore?: string;
  matchIds?: string[];
  captions?: Record<string, string>;
}

function aVideo(id: string, more: More = {}) {
  return {
    kind: 'video' as const,
    id,
    slug: 'a-late-goal',
    language: 'en',
    title: `Film ${id}`,
    description: 'It came in the last minute.',
    stream: '/clips/goals/index.m3u8',
    poster: '/clips/goals/poster.jpg',
    duration: LENGTH,
    publishedAt: Date.now() - 60_000,
    sportId: 1,
    ...more,
  };
}

function aPlaylist(id: string, videoIds: string[]) {
  const publishedAt = Date.now() - 60_000;
  return {
    kind: 'playlist' as const,
    id,
    slug: 'the-goals',
    language: 'en',
    title: `All of ${id}`,
    videoIds,
    publishedAt,
  };
}

const newId = () => `v-${randomUUID().slice(0, 8)}`;

function place(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
}

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect.poll(() => place(page)).toBeGreaterThan(0.2);
}

/** Plays the last moment of the video. */
async function playToEnd(page: Page): Promise<void> {
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.5;
  });
}

test('a video resumes where it was left, on a narrow phone @core @phone', async ({
  page,
  product,
}) => {
  const faults = collectFaults(page);
  await page.setViewportSize({ width: 320, height: 640 });
  // Phones have it, and so one button more.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'pictureInPictureEnabled', { value: true });
  });
  const id = newId();
  await sendContent(product.url, [
    aVideo(id),
    aVideo(`${id}-pt`, { language: 'pt-BR', title: `Filme ${id}` }),
  ]);
  await openPage(page, `/video-details?id=${id}`);
  await expect(page).toHaveURL(new RegExp(`/football/news/video/a-late-goal/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Film ${id}`);

  await play(page);
  await page.keyboard.press('5');
  await expect.poll(() => place(page)).toBeGreaterThan(LENGTH / 2);
  await page.keyboard.press('k');
  // Controls stay beside a picture that stands.
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  expect(await textFaults(page)).toEqual([]);
  await page
    .getByRole('article')
    .filter({ hasText: `Filme ${id}` })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Filme ${id}`);
  await expect(page.getByRole('complementary', { name: 'Mini player' })).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Film ${id}`);
  await page.getByRole('button', { name: /^Play: / }).click();
  await expect(page.getByText(/Resumed at 0:1\d/)).toBeVisible();
  expect(await place(page)).toBeGreaterThan(LENGTH / 2 - 1);
  await page.getByRole('button', { name: 'From the beginning' }).click();
  await expect.poll(() => place(page)).toBeLessThan(LENGTH / 4);
  expect(faults).toEqual([]);
});

test('a video of a match shows it, and titles without scores to a fan who hides them @phone', async ({
  page,
  product,
  field,
}) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  const id = newId();
  const matchIds = [match.matchId];
  await sendContent(product.url, [
    aVideo(id, { matchIds }),
    aVideo(`${id}-score`, {
      matchIds,
      title: `Nuez Real 2–1 Tilo Sur ${id}`,
      titleWithoutScore: `Nuez Real v Tilo Sur ${id}`,
    }),
  ]);
  await openPage(page, `/football/news/video/a-late-goal/${id}`);
  await expect(page.locator(`a[data-match-id="${match.matchId}"]`)).toContainText('Nuez Real');
  await play(page);
  expect(await axeFindings(page)).toEqual([]);
  const link = page.locator(`a[data-video-id="${id}-score"]`);
  await expect(link).toContainText(/2\u2060–\u20601/);
  await page.getByRole('switch', { name: 'Hide scores' }).click();
  await expect(link).toHaveText(`Nuez Real v Tilo Sur ${id}`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nuez Real v Tilo Sur ${id}`);
  await expect(page).toHaveTitle(new RegExp(`^Nuez Real v Tilo Sur ${id}`));
  expect(faults).toEqual([]);
});

test('a playlist plays the next video by itself, unless its fan stops it @core @phone', async ({
  page,
  product,
}) => {
  const faults = collectFaults(page);
  const ids = [newId(), newId(), newId()];
  const list = newId();
  await sendContent(product.url, [...ids.map((id) => aVideo(id)), aPlaylist(list, ids)]);
  await page.clock.install();
  await openPage(page, `/news/playlist/the-goals/${list}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`All of ${list}`);
  await expect(page.getByRole('navigation', { name: 'In this playlist' })).toContainText('1 of 3');

  await play(page);
  await playToEnd(page);
  await expect(page.getByText('Up next')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.clock.fastForward(9_000);
  await expect(page.getByRole('navigation', { name: 'In this playlist' })).toContainText('1 of 3');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(new RegExp(`video=${ids[1]}$`));
  await expect.poll(() => place(page)).toBeGreaterThan(0.2);

  await playToEnd(page);
  await expect(page.getByText('Up next')).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(page).toHaveURL(new RegExp(`video=${ids[2]}$`));
  await expect.poll(() => place(page)).toBeGreaterThan(0.2);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('navigation', { name: 'In this playlist' })).toContainText('2 of 3');
  expect(faults).toEqual([]);
});

test('a playlist with reduced motion offers the next video without a countdown @phone', async ({
  page,
  product,
}) => {
  const ids = [newId(), newId()];
  const list = newId();
  await sendContent(product.url, [...ids.map((id) => aVideo(id)), aPlaylist(list, ids)]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, `/news/playlist/the-goals/${list}`);
  await play(page);
  await playToEnd(page);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('a video is listed in the highlights and, once watched, in the popular playlist @phone', async ({
  page,
  product,
}) => {
  const id = newId();
  await sendContent(product.url, [aVideo(id)]);
  await openPage(page, '/highlights');
  await page
    .getByRole('navigation', { name: 'Videos by sport' })
    .getByRole('link', { name: 'Football', exact: true })
    .click();
  await expect(page).toHaveURL(/sport=football/);
  const counted = page.waitForResponse((response) => response.url().endsWith('/news/view/add'));
  await page.getByRole('link', { name: `Film ${id}` }).click();
  await play(page);
  expect((await counted).status()).toBe(200);
  await openPage(page, '/football/news/playlist/popular');
  await expect(page.getByRole('main')).toContainText(`Film ${id}`);
});

test('captions, speed and quality are chosen by menu, captions by key too @desktop', async ({
  page,
  product,
}) => {
  const id = newId();
  await page.route('**/captions/*.vtt', (route) =>
    route.fulfill({
      contentType: 'text/vtt',
      body: 'WEBVTT\n\n00:00.000 --> 00:20.000\nWhat a goal.\n',
    }),
  );
  await sendContent(product.url, [
    aVideo(id, { captions: { en: '/captions/en.vtt', 'pt-BR': '/captions/pt.vtt' } }),
  ]);
  await openPage(page, `/football/news/video/a-late-goal/${id}`);
  await play(page);
  const shown = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ label }) => label),
      );
  expect(await shown()).toEqual([]);
  await page.keyboard.press('c');
  expect(await shown()).toEqual(['English']);
  await page.locator('video').hover();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Captions' }).selectOption({ label: 'Português' });
  expect(await shown()).toEqual(['Português']);
  await page.getByLabel('Speed').selectOption({ label: '1.5×' });
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate))
    .toBe(1.5);
  await expect(page.getByLabel('Quality').locator('option')).toHaveText(['Auto', '144p', '360p']);
  for (const lines of [144, 360]) {
    await page.getByLabel('Quality').selectOption({ label: `${lines}p` });
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight))
      .toBe(lines);
  }
  expect(await axeFindings(page)).toEqual([]);
});

test('a video plays on in the mini player and keeps its position on its page @phone', async ({
  page,
  product,
}) => {
  const id = newId();
  await sendContent(product.url, [aVideo(id)]);
  await openPage(page, `/football/news/video/a-late-goal/${id}`);
  await play(page);
  await page.keyboard.press('3');
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  const mini = page.getByRole('complementary', { name: 'Mini player' });
  await expect(mini).toBeVisible();
  await mini.getByRole('button', { name: 'Back to the video' }).click();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await expect(mini).toHaveCount(0);
  await expect.poll(() => place(page)).toBeGreaterThan(0.3 * LENGTH);
});

test('a video that cannot be played says so, and offers another try where that may help @phone', async ({
  page,
  product,
}) => {
  const id = newId();
  await sendContent(product.url, [aVideo(id)]);
  let status = 200;
  await page.route('**/clips/goals/index.m3u8', (route) =>
    route.fulfill({ status, body: 'no playlist' }),
  );
  await openPage(page, `/football/news/video/a-late-goal/${id}`);
  await page.getByRole('button', { name: /^Play: / }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The stream cannot be');
  status = 451;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('This feature is not available in your country.');
  await expect(alert.getByRole('button')).toHaveCount(0);
});

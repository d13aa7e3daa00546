import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { DEVICE_ID_COOKIE } from '../../edge/contracts/cookies.ts';
import type { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';
import { openDocument, openPage, settled } from './open-page.ts';

/** Returns a match's row on a list. */
function row(page: Page, match: MatchOnTheField) {
  return page.locator(`a[data-match-id="${match.matchId}"]`);
}

/** Collects messages and URLs of the page's sockets. */
function watchSockets(page: Page) {
  const seen = { urls: [] as URL[], frames: [] as string[] };
  page.on('websocket', (socket) => {
    seen.urls.push(new URL(socket.url()));
    socket.on('framereceived', ({ payload }) => seen.frames.push(String(payload)));
  });
  return seen;
}

/**
 * Collects the page's announcements from now on. The page keeps only the last, which may be another
 * journey's goal.
 */
async function collectAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const status = page.getByRole('status', { name: 'Score changes' });
  const said = await status.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  return () => said.jsonValue();
}

test('a goal shows on Home without a reload and is announced @core @phone', async ({
  page,
  field,
}) => {
  // The other device's journey brings its own match, whose goal is announced as well.
  const home = `Alder Town ${randomUUID().slice(0, 8)}`;
  const match = field.match({ home, away: 'Birch City' });
  await match.kickOff();
  const sockets = watchSockets(page);
  await openPage(page, '/');
  await expect(row(page, match)).toContainText(home);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const announcements = await collectAnnouncements(page);
  await match.score(1, 0);

  await expect(row(page, match)).toHaveText(new RegExp(`${home}.*1.*Birch City.*0`, 's'));
  await expect
    .poll(async () => (await announcements()).join(' '))
    .toContain(`Goal: ${home} 1, Birch City 0.`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(sockets.frames.every((frame) => !frame.includes('"snapshot"'))).toBe(true);
});

test('Home is whole while the code of its lines and its stage cannot be loaded @phone', async ({
  page,
  field,
}) => {
  const home = `Alder Town ${randomUUID().slice(0, 8)}`;
  const match = field.match({ home, away: 'Birch City' });
  await match.kickOff();
  const late = /\/assets\/(?:lines|stage|home-stage)-[^/]+\.js$/;
  let failed = 0;
  await page.route(late, (route) => {
    failed += 1;
    return route.abort();
  });
  await openPage(page, '/');
  expect(failed).toBeGreaterThan(0);
  await match.score(1, 0);
  await expect(row(page, match)).toHaveText(new RegExp(`${home}.*1.*Birch City.*0`, 's'));
  // The rows of the HTML keep their lines.
  const line = page.locator('a[data-kind="live"] svg[aria-hidden][width="100%"]');
  await expect(line.first()).toBeAttached();
  await expect(page.getByText("can't be shown")).toHaveCount(0);
});

for (const { what, changes, tags } of [
  {
    what: 'an update that lands between the HTML and the socket',
    changes: 1,
    tags: '@core @phone',
  },
  {
    what: 'every one of forty updates that a page of five minutes missed',
    changes: 40,
    tags: '@phone',
  },
])
  test(`${what} is shown, without a snapshot ${tags}`, async ({ page, field }) => {
    const match = field.match({ home: 'Cedar Rovers', away: 'Dogwood United' });
    await match.kickOff();
    const versionInHtml = await match.score(1, 0);
    const sockets = watchSockets(page);
    await page.clock.install();
    const release = await holdScripts(page);
    await openDocument(page, `/match/${match.matchId}`, { waitUntil: 'commit' });
    const header = page.locator('header', { hasText: 'Cedar Rovers' }).last();
    await expect(header).toContainText('1–0');
    expect(sockets.urls).toEqual([]);

    for (let change = 1; change <= changes; change += 1) await match.score(1, change);
    if (changes > 1) await page.clock.fastForward('05:00');
    release();

    await expect(header).toContainText(`1–${changes}`);
    const [socket] = sockets.urls.filter((url) => url.pathname.startsWith('/parties/match/'));
    expect(socket?.searchParams.get('version')).toBe(String(versionInHtml));
    expect(socket?.searchParams.get('epoch')).toBeTruthy();
    // The browser reports frames separately from the page, which may be quicker.
    const versions = () =>
      sockets.frames
        .filter((frame) => frame.startsWith('{'))
        .map((frame) => JSON.parse(frame))
        .map(({ type, version }) => (type === 'delta' ? version : type));
    const missed = Array.from({ length: changes }, (_, index) => versionInHtml + index + 1);
    await expect.poll(versions).toEqual(missed);
  });

test('nothing is polled while a match goes on @phone', async ({ page, context, field }) => {
  const match = field.match({ home: 'Gorse Lane', away: 'Hazel Bay' });
  await match.kickOff();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, '/');
  // A page defers secondary work until it is idle.
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === DEVICE_ID_COOKIE))
    .toBe(true);
  await settled(page);
  requests.length = 0;
  for (let goals = 1; goals <= 4; goals += 1) {
    await match.score(goals, 0);
    await expect(row(page, match)).toHaveText(new RegExp(`Gorse Lane.*${goals}.*Hazel Bay`, 's'));
  }
  expect(requests).toEqual([]);
});

test('a phone shows the goals it missed offline when it is back online @core @phone', async ({
  page,
  context,
  field,
}) => {
  const match = field.match({ home: 'Ivy Wanderers', away: 'Juniper FC' });
  await match.kickOff();
  await openPage(page, `/match/${match.matchId}`);
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await match.score(0, 1);
  await match.score(0, 2);
  await context.setOffline(false);
  // Shown for 2 s: the score may take longer to come.
  await expect(page.getByText('Back online')).toBeVisible();
  await expect(page.locator('article')).toContainText('0–2');
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('a match that kicks off while Home is open appears on it @core @phone', async ({
  page,
  field,
}) => {
  const first = field.match({ home: 'Kapok SC', away: 'Larch Vale' });
  await first.kickOff();
  await openPage(page, '/');
  const second = field.match({ home: 'Maple End', away: 'Nettle Hill' });
  await second.kickOff();
  await expect(row(page, second)).toContainText('Maple End');
});

test('a goal re-renders only its own row @core @phone', async ({ page, field }) => {
  const [scoring, quiet] = ['Oak Mill', 'Pine Ridge'].map((home) =>
    field.match({ home, away: `${home} Visitors` }),
  );
  if (!scoring || !quiet) throw new Error('two matches are needed');
  await scoring.kickOff();
  await quiet.kickOff();
  await openPage(page, '/');
  const changed = await page.evaluateHandle(() => {
    const rows = new Set<string>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const id = element?.closest('a[data-match-id]')?.getAttribute('data-match-id');
        if (id) rows.add(id);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return rows;
  });
  await scoring.score(1, 0);
  await expect(row(page, scoring)).toHaveText(/Oak Mill.*1/s);
  const ids = await changed.evaluate((rows) => [...rows]);
  expect(ids).toContain(scoring.matchId);
  expect(ids).not.toContain(quiet.matchId);
});

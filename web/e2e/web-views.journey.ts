import type { Page, WebSocketRoute } from 'playwright/test';
import * as v from 'valibot';
import { collectFaults } from './console-faults.ts';
import type { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openDocument, openPage } from './open-page.ts';
import { filledIn, isPage } from './route-row.ts';
import { FRAME_ROUTES } from './route-table.frames.ts';

const GOAL = { id: 'g1', type: 'goal', team: 'home', minute: 21, player: 'Ada Quill' } as const;

const NAMES = { home: 'Larch Hill', away: 'Myrtle Quay' };

const tracker = ({ matchId }: MatchOnTheField) => `/frame/liveStat/1/tracker?matchId=${matchId}`;

test('a web view shows goals scored after its HTML was rendered, over one socket @core @phone', async ({
  page,
  field,
}) => {
  const match = field.match(NAMES);
  await match.kickOff();
  const faults = collectFaults(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  // The goal falls between the HTML and the socket.
  await page.route('**/assets/frame/entry*', async (route) => {
    await match.score(1, 0, { incidents: [GOAL], stats: { Shots: { home: 1, away: 0 } } });
    await route.continue();
  });
  await openDocument(page, tracker(match));
  await expect(page.getByRole('article')).toContainText('Ada Quill');
  await match.score(2, 0, {
    incidents: [{ ...GOAL, id: 'g2', minute: 22, player: 'Bea Tarn' }],
    stats: { Shots: { home: 3, away: 0 } },
  });
  await expect(page.getByRole('article')).toContainText('Bea Tarn');
  await expect(page.getByRole('row', { name: /Shots/ })).toContainText('3');
  expect(sockets).toHaveLength(1);
  expect(sockets[0]).toMatch(/epoch=.+version=\d/);
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a web view shows the match and its incidents, and cannot be zoomed @phone', async ({
    page,
    field,
  }) => {
    const match = field.match(NAMES);
    await match.kickOff();
    await match.score(1, 0, { incidents: [GOAL] });
    await openDocument(page, tracker(match));
    await expect(page.getByRole('article')).toContainText('Larch Hill');
    await expect(page.getByText('Ada Quill').first()).toBeVisible();
    const viewport = page.locator('meta[name="viewport"]');
    await expect(viewport).toHaveAttribute('content', /user-scalable=no/);
  });
});

test('a web view takes theme and language from the query and stores no cookies for them @phone', async ({
  page,
  context,
  field,
}) => {
  const match = field.match(NAMES);
  await match.kickOff();
  await match.send({ stats: { Shots: { home: 1, away: 0 } } });
  await openPage(page, `${tracker(match)}&theme=dark&locale=pt-BR`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { name: 'Estatísticas' })).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('theme');
  expect(names).not.toContain('language');
});

test('a web view that loses its connection says so, stops its clock, and catches up @core @phone', async ({
  page,
  field,
}) => {
  const match = field.match(NAMES);
  await match.kickOff();
  let isCut = false;
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/parties\//, async (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  await openPage(page, tracker(match));
  await expect.poll(() => open.length).toBeGreaterThan(0);
  isCut = true;
  for (const socket of open) await socket.close();
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  // The minute alone: a note below it says since when there is no update.
  const clock = page.locator('header [data-status] b');
  const stopped = await clock.textContent();
  await match.score(3, 0);
  await expect(page.locator('header')).not.toContainText('3–0');
  expect(await clock.textContent()).toBe(stopped);
  isCut = false;
  await expect(page.locator('header')).toContainText('3–0');
  await expect(page.getByText('Reconnecting…')).toBeHidden();
});

/** Returns the screens that pages report to an app's object. Each page must have sent `ready`. */
async function trackedBy(page: Page, paths: readonly string[]): Promise<string[]> {
  const messages: string[] = [];
  await page.exposeFunction('tellTest', (text: string) => messages.push(text));
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, 'tellTest');
    Object.assign(window, { touchline: { postMessage: tell } });
  });
  const of = (type: string) => messages.filter((text) => text.includes(`"type":"${type}"`));
  for (const [place, path] of paths.entries()) {
    await openPage(page, path);
    await expect.poll(() => of('ready').length).toBe(place + 1);
  }
  // A page sends its screen in one task with `ready`, so before this message.
  await page.evaluate("tellTest('end')");
  await expect.poll(() => messages.at(-1)).toBe('end');
  const message = v.object({ v: v.literal(1), name: v.literal('page_view'), page: v.string() });
  return of('tracking').map((text) => v.parse(message, JSON.parse(text)).page);
}

test('each web view reports its screen to the app once @phone', async ({ page, field }) => {
  const match = field.match(NAMES);
  await match.kickOff();
  const rows = FRAME_ROUTES.filter((row) => isPage(row, 'mobile') && row.status === undefined);
  const paths = rows.map(({ path }) => filledIn(path, match.matchId));
  const first = `${paths[0]}?platform=android&app_version=2.12.0`;
  expect(await trackedBy(page, [first, ...paths.slice(1)])).toEqual(
    rows.map(({ page: name }) => name),
  );
});

test('an app that is too old receives no screens @phone', async ({ page, field }) => {
  const match = field.match(NAMES);
  await match.kickOff();
  const own = `${tracker(match)}&platform=android&app_version=2.11.9`;
  expect(await trackedBy(page, [own])).toEqual([]);
});

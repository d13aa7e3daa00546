import { readdir, readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright/test';
import { FROZEN, versionOf } from '../web-views/widget-script/widget-version.ts';
import { axeFindings } from './axe.ts';
import type { Field, MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openDocument, openPage } from './open-page.ts';
import { startSite, type Site } from './other-site.ts';

const GOAL = { id: 'g1', type: 'goal', team: 'home', minute: 21, player: 'Ida Fenn' } as const;

/** A site that the product's settings do not list. */
let stranger: Site;
test.beforeAll(async () => {
  stranger = await startSite();
});
test.afterAll(() => stranger.close());

async function kickOff(field: Field): Promise<MatchOnTheField> {
  const match = field.match({ home: 'Sedge Moor', away: 'Tansy Lock' });
  await match.kickOff();
  return match;
}

const widgets = (
  url: string,
  { matchId }: MatchOnTheField,
) => `<script src="${url}/widgets.js"></script>
  <touchline-widget type="score" id="${matchId}"></touchline-widget>
  <touchline-widget type="match" id="${matchId}" theme="dark"></touchline-widget>
  <touchline-widget type="live"></touchline-widget>`;

async function frameOf(page: Page, path: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes(path));
  await expect.poll(() => find()?.url()).toBeDefined();
  const frame = find();
  if (!frame) throw new Error(`There is no frame at ${path}`);
  return frame;
}

const scrollToEach = (page: Page) =>
  page.evaluate(async () => {
    for (const widget of document.querySelectorAll('touchline-widget')) {
      widget.scrollIntoView();
      // The browser looks for what came into sight once a frame.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
  });

test('three widgets of a page show a goal, each as tall as its content @core @desktop', async ({
  page,
  product,
  site,
  field,
}) => {
  const match = await kickOff(field);
  const ready = page.waitForFunction(() => 'ready' in window && window.ready === 3);
  const count = `<script>window.ready = 0; addEventListener('touchline', ({ detail }) => { if (detail.type === 'ready') window.ready += 1; });</script>`;
  await openDocument(page, site.page(count + widgets(product.url, match)));
  await scrollToEach(page);
  const frames = [
    await frameOf(page, '/liveStat/1/score'),
    await frameOf(page, '/liveStat/1/tracker'),
    await frameOf(page, '/widget/common/1/live'),
  ];
  await ready;
  for (const frame of frames) await expect(frame.locator('body')).toContainText('Sedge Moor');
  await match.score(7, 0, { incidents: [GOAL] });
  for (const frame of frames) await expect(frame.locator('body')).toContainText('7');
  for (const frame of frames) {
    const element = await frame.frameElement();
    // A browser does not render a frame out of sight, nor does that one report its height.
    await element.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const content = await frame.evaluate(() =>
          Math.ceil(document.body.getBoundingClientRect().height),
        );
        return Math.abs(((await element.boundingBox())?.height ?? 0) - content);
      })
      .toBeLessThanOrEqual(1);
  }
  const tracker = await frameOf(page, '/liveStat/1/tracker');
  await expect(tracker.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a site that names a version and its hash shows widgets, and nothing with another hash @desktop', async ({
  page,
  product,
  site,
  field,
}) => {
  const match = await kickOff(field);
  const [name = ''] = await readdir(FROZEN);
  const { element } = versionOf(await readFile(new URL(name, FROZEN), 'utf8'));
  const script = element.replace('https://scores.example', product.url);
  const widget = `<touchline-widget type="score" id="${match.matchId}"></touchline-widget>`;
  await openDocument(page, site.page(script + widget));
  const frame = await frameOf(page, '/liveStat/1/score');
  await expect(frame.locator('body')).toContainText('Sedge Moor');
  const { headers } = await fetch(`${product.url}/widgets/${name}`, { method: 'HEAD' });
  expect(headers.get('cache-control')).toContain('immutable');
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await openDocument(page, site.page(script.replace(/sha384-..../, 'sha384-AAAA') + widget));
  await refused;
  expect(page.frames()).toHaveLength(1);
});

test('each widget has its own socket, and a removed one leaves the others live @desktop', async ({
  page,
  product,
  site,
  field,
}) => {
  const match = await kickOff(field);
  const opened: string[] = [];
  page.on('websocket', (socket) => {
    const { pathname, searchParams } = new URL(socket.url());
    if (!pathname.startsWith('/parties/')) return;
    const rooms = searchParams.get('rooms')?.replaceAll(/@[^,]*/g, '');
    opened.push(rooms === undefined ? pathname : `${pathname} ${rooms}`);
  });
  const other = field.match({ home: 'Uvala Point', away: 'Vetch Green' });
  await other.kickOff();
  const timeline = `<touchline-widget type="timeline" id="${other.matchId}"></touchline-widget>`;
  await openDocument(page, site.page(widgets(product.url, match) + timeline));
  await scrollToEach(page);
  const score = await frameOf(page, '/liveStat/1/score');
  const tracker = await frameOf(page, '/liveStat/1/tracker');
  const live = await frameOf(page, '/widget/common/1/live');
  const sockets = [
    '/parties/hub sport/football',
    ...[match, match, other].map(({ matchId }) => `/parties/match/${matchId}`),
  ].toSorted();
  await expect.poll(() => opened.toSorted()).toEqual(sockets);
  await match.score(9, 0);
  for (const frame of [score, tracker, live])
    await expect(frame.locator('body')).toContainText('9');

  for (const { goals, left } of [
    { goals: 10, left: [tracker, live] },
    { goals: 11, left: [live] },
  ]) {
    await page.evaluate(() => document.querySelector('touchline-widget')?.remove());
    await match.score(goals, 0);
    for (const frame of left) await expect(frame.locator('body')).toContainText(String(goals));
  }
  // No other widget reconnected.
  expect(opened).toHaveLength(sockets.length);
});

test('a hostile page can neither read nor control a widget @core @desktop', async ({
  page,
  product,
  site,
  field,
}) => {
  const match = await kickOff(field);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  // Without the script, which hides its frames.
  const query = new URLSearchParams({ matchId: match.matchId, host: site.origin });
  const src = `${product.url}/frame/liveStat/1/score?${query}`.replaceAll('&', '&amp;');
  await openDocument(page, site.page(`<iframe src="${src}"></iframe>`));
  const frame = await frameOf(page, '/liveStat/1/score');
  await expect(frame.locator('body')).toContainText('Sedge Moor');
  const address = frame.url();
  const read = await page.evaluate(() => {
    try {
      return window.frames[0]?.document.title ?? 'nothing';
    } catch (error) {
      return error instanceof DOMException ? error.name : 'another error';
    }
  });
  expect(read).toBe('SecurityError');
  const sendWrong = () =>
    page.evaluate(() => {
      const wrong = [
        'x',
        null,
        { v: 1, type: 'navigate', to: 'https://evil.example' },
        { v: 1, type: 'accent', accent: 'red;background:url(//evil.example)' },
        { v: 1, type: 'theme', theme: '"><script>' },
        { v: 9, type: 'theme', theme: 'dark' },
      ];
      for (const message of wrong) window.frames[0]?.postMessage(message, '*');
      for (let count = 0; count < 5_000; count += 1) window.frames[0]?.postMessage({ count }, '*');
    });
  const ofMessages = () => logged.filter((text) => text.startsWith('A message'));
  // The frame's script may listen a moment after the score shows.
  await expect(frame.locator('html')).toHaveAttribute('data-awake');
  const looks = await frame.locator('html').evaluateHandle((html) => {
    const changes: (string | null)[] = [];
    new MutationObserver((records) => {
      for (const { attributeName } of records) changes.push(html.getAttribute(attributeName ?? ''));
    }).observe(html, { attributeFilter: ['data-theme', 'style'] });
    return changes;
  });
  await sendWrong();
  await sendWrong();
  // Its page may set a theme, once the second of too many messages is over. The message comes after
  // the wrong ones, and alone changes the look.
  const changes = async () => {
    await page.evaluate(() =>
      window.frames[0]?.postMessage({ v: 1, type: 'theme', theme: 'light' }, '*'),
    );
    return [...new Set(await looks.jsonValue())];
  };
  await expect.poll(changes).toEqual(['light']);
  // One line for all invalid messages.
  expect(ofMessages()).toHaveLength(1);
  // A third site's frame beside it can reach the widget's window too.
  const script = `parent.frames[0].postMessage({ v: 1, type: 'theme', theme: 'dark' }, '*')`;
  const third = stranger.page(`<script>${script}</script>sent`);
  await page.evaluate((from) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: from }));
  }, third);
  await expect(page.frameLocator('iframe').nth(1).locator('body')).toHaveText('sent');
  await match.score(8, 0);
  await expect(frame.locator('body')).toContainText('8');
  expect(await changes()).toEqual(['light']);
  expect(frame.url()).toBe(address);
  expect(page.url()).toContain(site.origin);
});

test('a widget is configured by keyboard, with a preview and its code @desktop', async ({
  page,
  field,
}) => {
  await kickOff(field);
  await openPage(page, '/sport-widgets');
  await page.getByLabel('What it shows').selectOption('team-next-match');
  await page.getByLabel('Find the team').fill('Sedge Moor');
  await expect(page.getByRole('article')).toContainText('Sedge Moor');
  const found = page.getByRole('button', { name: /Sedge Moor/ }).first();
  await found.focus();
  await page.keyboard.press('Enter');
  const frame = await frameOf(page, '/common/1/next-match');
  await expect(frame.locator('body')).toContainText('Sedge Moor');
  await page.getByLabel('Look').selectOption('dark');
  await page.getByLabel('Accent colour').fill('#0a5cff');
  await expect(page.getByLabel('Code for your page')).toHaveValue(
    /<touchline-widget type="team-next-match" sport="football" id="[^"]+" theme="dark" accent="#0a5cff">/,
  );
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await axeFindings(page)).toEqual([]);
});

test('where the script cannot load, a page shows the link inside a widget, and its style sheet what is missing @desktop', async ({
  page,
  site,
}) => {
  const guide = await readFile(new URL('../../docs/widgets.md', import.meta.url), 'utf8');
  const [, style = ''] = /```css\n([^]*?)```/.exec(guide) ?? [];
  const linked =
    '<touchline-widget type="live"><a href="https://x.example">Scores</a></touchline-widget>';
  // Nothing listens on this port.
  const away = '<script async src="http://127.0.0.1:9/widgets.js"></script>';
  const bare = '<touchline-widget type="live"></touchline-widget>';
  await openDocument(page, site.page(away + linked + bare));
  await expect(page.getByRole('link', { name: 'Scores' })).toBeVisible();
  const shown = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    const after = (element: Element) => {
      const { content, visibility } = getComputedStyle(element, '::after');
      return content === 'none' ? content : visibility;
    };
    const look = () => [...document.querySelectorAll('touchline-widget')].map(after);
    const first = look();
    for (const animation of document.getAnimations()) animation.finish();
    return [first, look()];
  }, style);
  expect(shown).toEqual([
    ['none', 'hidden'],
    ['none', 'visible'],
  ]);
});

import type { Page } from 'playwright/test';
import type { Product } from '../../edge/acceptance/product.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendCatalogue, sendDetails, type Field, type MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { detailsOf, GOAL, meetingsOf } from './match-details.ts';
import { openDocument, openPage } from './open-page.ts';

/** Content of each tab of the journeys' match, beside the overview. */
const TABS = [
  { name: 'Line-ups', path: 'lineups', shows: 'Reserve H12' },
  { name: 'Stats', path: 'stats', shows: 'Possession' },
  { name: 'Commentary', path: 'commentary', shows: 'Player H11' },
  { name: 'Player statistics', path: 'box-score', shows: 'Player A11' },
  { name: 'Head-to-head', path: 'head-to-head', shows: 'Meetings' },
  { name: 'Standings', path: 'standings', shows: 'Journey League' },
  { name: 'Odds', path: 'odds', shows: 'Beacon Bet' },
] as const;

/** Enough for a timeline of more than one screen, in rows of different heights. */
const CARDS = Array.from({ length: 10 }, (_, index) => ({
  ...GOAL,
  id: `card-${index}`,
  type: 'yellow-card' as const,
  minute: 10 + index,
  shot: undefined,
  score: undefined,
}));

interface World {
  field: Field;
  product: Product;
}

async function liveMatch(
  { field, product }: World,
  home: string,
  incidents = [GOAL],
): Promise<MatchOnTheField> {
  const match = field.match({ home, away: `${home} Rivals` });
  await sendCatalogue(product.url, meetingsOf(match));
  await match.kickOff();
  const stats = { shots: { home: 3, away: 1 }, possession: { home: 61, away: 39 } };
  await match.score(1, 0, { incidents, stats });
  await sendDetails(product.url, [detailsOf(match)]);
  return match;
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Match' });
const panel = (page: Page) => page.locator('article > div').last();

test('the tabs open by mouse and by keyboard, each at its own address, without a reload @core @desktop', async ({
  page,
  product,
  field,
}) => {
  const faults = collectFaults(page);
  const match = await liveMatch({ field, product }, 'Acacia Bay');
  await openPage(page, `/match/${match.matchId}`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [place, { name, path, shows }] of TABS.entries()) {
    const tab = tabs(page).getByRole('link', { name, exact: true });
    if (place % 2 === 0) await tab.click();
    else {
      // From the tab before it.
      await page.keyboard.press('Tab');
      await expect(tab).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(new RegExp(`/${match.matchId}/${path}$`));
    await expect(panel(page).getByText(shows).first()).toBeVisible();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(new RegExp(`^1–0 Acacia Bay v Acacia Bay Rivals · ${name} ·`));
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // The tabs are one page: back leaves the match.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  expect(faults).toEqual([]);
});

test('a match stands in its place before the rest of its page has arrived @desktop', async ({
  page,
  product,
  field,
}) => {
  const match = await liveMatch({ field, product }, 'Bottlebrush Bay');
  await openPage(page, `/match/${match.matchId}`);
  const places = () =>
    page
      .locator('article > *')
      .evaluateAll((parts) => parts.slice(0, 3).map((part) => part.getBoundingClientRect().x));
  const [head, ...others] = await places();
  expect(others).toEqual([head, head]);
  await page
    .locator('article > *')
    .last()
    .evaluate((rail) => rail.remove());
  expect(await places()).toEqual([head, head, head]);
});

test('a player stands in their place on the pitch before the others have arrived', async ({
  page,
  product,
  field,
}) => {
  const match = await liveMatch({ field, product }, 'Clover Field');
  await openPage(page, `/match/${match.matchId}/lineups`);
  const players = panel(page).locator('ol > li > ul > li');
  await expect(players).toHaveCount(22);
  const placeOf = (at: number) =>
    players.nth(at).evaluate((player) => {
      const { x, y } = player.getBoundingClientRect();
      return { x, y };
    });
  // The first of the home side's second line.
  const before = await placeOf(1);
  await players.evaluateAll((all) => all.slice(2).forEach((player) => player.remove()));
  await panel(page)
    .locator('ol > li:not(:has(ul > li))')
    .evaluateAll((lines) => lines.forEach((line) => line.remove()));
  await expect(players).toHaveCount(2);
  expect(await placeOf(1)).toEqual(before);
});

const SCREENS = [{ path: '', shows: 'Player H11' }, ...TABS];

test('each tab does not shift, and is accessible, in light on a desktop and in dark on a phone', async ({
  page,
  product,
  field,
}, { project }) => {
  const faults = collectFaults(page);
  const match = await liveMatch({ field, product }, 'Clover Dale', [...CARDS, GOAL]);
  // From the second page on the product knows the zone, and the browser has the fonts.
  await openPage(page, `/match/${match.matchId}`);
  for (const { path } of SCREENS) {
    await openPage(page, `/match/${match.matchId}/${path}`);
    expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
    const theme = project.name === 'mobile' ? 'dark' : 'light';
    expect(await axeFindings(page, [theme]), path).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each tab shows its content @phone', async ({ page, product, field }) => {
    const match = await liveMatch({ field, product }, 'Clover Dale');
    for (const { path, shows } of SCREENS) {
      await openDocument(page, `/match/${match.matchId}/${path}`);
      await expect(panel(page).getByText(shows).first()).toBeVisible();
    }
  });
});

test('a name in the timeline, the line-ups and the player statistics links to its player @phone', async ({
  page,
  product,
  field,
}) => {
  const match = await liveMatch({ field, product }, 'Clover Hill');
  for (const { path, name } of [
    { path: '', name: 'Player H11' },
    { path: '/lineups', name: 'Reserve H12' },
    { path: '/box-score', name: 'Player H11' },
  ]) {
    await openPage(page, `/match/${match.matchId}${path}`);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('a live match opens from Home and updates live in its tabs @core @phone', async ({
  page,
  product,
  field,
}) => {
  const match = await liveMatch({ field, product }, 'Damson Hill');
  await openPage(page, '/');
  await page.locator(`a[data-match-id="${match.matchId}"]`).click();
  await expect(page).toHaveTitle(/^1–0 Damson Hill v /);
  const header = page.locator('article header');
  await expect(header).toContainText('1–0');

  await match.score(2, 0, {
    incidents: [{ ...GOAL, id: 'goal-2', minute: 23, score: { home: 2, away: 0 } }],
  });
  await expect(header).toContainText('2–0');
  await expect(page).toHaveTitle(/^⚽ 2–0 Damson Hill v /);
  await expect(panel(page).getByRole('listitem').filter({ hasText: "23'" }).first()).toBeVisible();

  await tabs(page).getByRole('link', { name: 'Line-ups' }).click();
  const scorer = page.getByRole('listitem').filter({ hasText: 'H11' }).last();
  await expect(scorer).toContainText('2 goals');
  await match.send({
    incidents: [
      { ...GOAL, id: 'card-1', type: 'yellow-card', shot: undefined, score: undefined, minute: 24 },
    ],
  });
  await expect(scorer).toContainText('yellow card');

  await tabs(page).getByRole('link', { name: 'Commentary' }).click();
  await match.send({
    incidents: [
      { id: 'word-1', type: 'comment', team: null, minute: 25, text: 'The rain grows heavier.' },
    ],
  });
  await expect(panel(page).getByText('The rain grows heavier.')).toBeVisible();
  await page.getByRole('button', { name: 'Key moments only' }).click();
  await expect(panel(page).getByText('The rain grows heavier.')).toBeHidden();

  await tabs(page).getByRole('link', { name: 'Stats', exact: true }).click();
  await expect(panel(page).getByText('xG 0.31').first()).toBeVisible();
  await match.send({ stats: { shots: { home: 17, away: 1 } } });
  await expect(panel(page).getByRole('row', { name: /Shots/ }).first()).toContainText('17');
});

test('the chosen odds format applies now and on the next visit @phone', async ({
  page,
  product,
  field,
}) => {
  const faults = collectFaults(page);
  const match = await liveMatch({ field, product }, 'Elder Moor');
  await openPage(page, `/match/${match.matchId}/odds`);
  const row = page.getByRole('row', { name: /Beacon Bet/ });
  await expect(row).toContainText('2.05');
  await expect(row).toContainText('best price');
  await expect(row).toContainText('up from 2.00');
  await page.getByRole('button', { name: 'American' }).click();
  await expect(row).toContainText('+105');
  await openPage(page, `/match/${match.matchId}/odds`);
  await expect(row).toContainText('+105');
  await expect(page.getByText('Prices are shown for information only')).toBeVisible();
  expect(faults).toEqual([]);
});

test('an Android app that is too old for odds is led from them to the match @phone', async ({
  request,
  product,
  field,
}) => {
  const match = await liveMatch({ field, product }, 'Fennel Isle');
  const path = `/football/match/fennel-isle-vs-fennel-isle-rivals/${match.matchId}`;
  const query = '?platform=android&app_version=1.1.58';
  const answer = await request.get(`${path}/odds${query}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, path + query]);
});

test('an upcoming match counts down, has a calendar file, and gets its tabs once they have content @phone', async ({
  page,
  request,
  product,
  field,
}) => {
  const faults = collectFaults(page);
  const match = field.match({ home: 'Gorse Head', away: 'Heather Ness' });
  await sendCatalogue(product.url, meetingsOf(match));
  await match.announce(Date.now() + 65 * 60_000);
  await openPage(page, `/match/${match.matchId}`);
  await expect(page.getByRole('timer')).toHaveText(/^1 h 0\d min$/);
  await expect(page.getByRole('heading', { name: 'Form' })).toBeVisible();
  const calendar = page.getByRole('link', { name: 'Add to calendar' });
  const answer = await request.get((await calendar.getAttribute('href')) ?? '');
  expect(await answer.text()).toContain('SUMMARY:Gorse Head vs Heather Ness');

  await match.kickOff();
  await expect(page.getByRole('timer')).toHaveCount(0);
  const stats = tabs(page).getByRole('link', { name: 'Stats' });
  await expect(stats).toHaveCount(0);
  await match.score(0, 0, { stats: { Shots: { home: 1, away: 0 } } });
  await expect(stats).toBeVisible();
  expect(faults).toEqual([]);
});

test('a match that ended without a room is shown from the catalogue @core @phone', async ({
  page,
  product,
  field,
}) => {
  const match = field.match({ home: 'Hazel Mere', away: 'Hazel Tarn' });
  const [past] = meetingsOf(match);
  if (!past) throw new Error('there is a past match');
  await sendCatalogue(product.url, [past]);
  const { matchId } = past;
  await sendDetails(product.url, [
    { ...detailsOf({ matchId }), incidents: [GOAL, { ...GOAL, id: 'goal-2', minute: 80 }] },
  ]);
  await openPage(page, `/match/${matchId}`);
  await expect(page).toHaveTitle(/^2–0 Hazel Mere v Hazel Tarn/);
  const header = page.locator('article header');
  await expect(header).toContainText('FT');
  await expect(
    header.getByRole('list', { name: 'Goals and red cards of Hazel Mere' }),
  ).toContainText("21', 80'");
  await expect(panel(page).getByRole('row', { name: /Possession/ })).toContainText('61%');
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test('sharing a match without a share sheet copies its link @phone', async ({
  page,
  context,
  product,
  field,
}) => {
  const match = await liveMatch({ field, product }, 'Iris Point');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await openPage(page, `/match/${match.matchId}`);
  // Waits in the page from before the press, since the message goes after three seconds.
  const copied = page.waitForFunction(() => document.body.innerText.includes('Link copied'));
  await page.getByRole('button', { name: 'Share' }).click();
  await copied;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${product.url}/football/match/iris-point-vs-iris-point-rivals/${match.matchId}`,
  );
});

test('a match page has a share card and structured data @phone', async ({
  request,
  product,
  field,
}) => {
  const match = await liveMatch({ field, product }, 'Jasmine Dene');
  const html = await (await request.get(`/match/${match.matchId}`)).text();
  expect(html).toContain('"@type":"SportsEvent"');
  const [, image = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const { pathname, search } = new URL(image.replaceAll('&amp;', '&'));
  const card = await request.get(pathname + search);
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(card.headers()['cache-control']).toContain('immutable');
});

import { isWithdrawn, sendInOneRequest, type MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { kickOffTogether } from './kick-off-together.ts';
import { LOADING_LIMIT, shiftAtRest } from './layout-shift.ts';
import { openPage } from './open-page.ts';

const LISTS = new Set(['/', '/football/matches', '/live', '/search']);

/** Matches of one test. */
let played: MatchOnTheField[] = [];
/** Matches of all tests: ended after their test, so that lists keep their length, and withdrawn at the end. */
const all: MatchOnTheField[] = [];

test.afterEach(async ({ product }) => {
  all.push(...played);
  await sendInOneRequest(product.url, played, () => ({ status: 'Ended' }));
});

test.afterAll(({ product }) =>
  sendInOneRequest(product.url, all, (match) => match.withdrawalChange()),
);

/** Returns the ids of the matches that a page's HTML links to, in their order. */
function matchesIn(html: string): string[] {
  return Array.from(html.matchAll(/href="[^"]*\/match\/[^"/]+\/([^"/?#]+)/g), ([, id = '']) => id);
}

for (const path of ['/', '/football/matches', '/live', '/search', '/about/privacy-policy']) {
  test(`nothing shifts on ${path}`, async ({ browser, page, request, product }) => {
    played = await kickOffTogether(product.url, ['Camellia', 'Dahlia', 'Edelweiss']);
    // A page that the product still has rightly moves as matches join or leave it.
    if (LISTS.has(path)) {
      const matchesSent = async () => matchesIn(await (await request.get(path)).text());
      // The matches of the test before leave the lists a moment after it.
      await expect.poll(async () => (await matchesSent()).filter(isWithdrawn)).toEqual([]);
      const context = await browser.newContext();
      const open = await context.newPage();
      await openPage(open, path);
      await expect(async () => {
        const sent = await matchesSent();
        for (const { matchId } of played) expect(sent).toContain(matchId);
        expect(sent).toEqual(matchesIn(await open.content()));
      }).toPass();
      await context.close();
    }
    expect(await shiftAtRest(page, path)).toBeLessThanOrEqual(LOADING_LIMIT);
  });
}

test('nothing shifts where matches stand side by side', async ({ page, product }) => {
  played = await kickOffTogether(product.url, ['Freesia', 'Gardenia', 'Hibiscus']);
  await sendInOneRequest(product.url, played, () => ({
    incidents: [{ id: 'g', type: 'goal', team: 'home', minute: 12, player: 'Ada Quill' }],
  }));
  const query = new URLSearchParams(played.map(({ matchId }) => ['m', matchId]));
  expect(await shiftAtRest(page, `/live/multi-view?${query}`)).toBeLessThanOrEqual(LOADING_LIMIT);
});

import { type MatchOnTheField, sendInOneRequest } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { kickOffTogether } from './kick-off-together.ts';
import { LOADING_LIMIT, shiftAtRest } from './layout-shift.ts';
import { ownProduct } from './own-product.ts';

/** Separate product: other journeys’ matches would move what is below them. */
const url = ownProduct();

/** Matches of one test, ended after it, so that live lists keep the length that each test expects. */
const played: MatchOnTheField[] = [];

test.afterEach(async () => {
  await sendInOneRequest(url(), played.splice(0), () => ({ status: 'Ended' }));
});

async function kickOff(...homes: string[]) {
  played.push(...(await kickOffTogether(url(), homes)));
}

for (const path of ['/', '/football/matches', '/live', '/search', '/about/privacy-policy']) {
  test(`nothing shifts on ${path}`, async ({ page }) => {
    await kickOff('Camellia', 'Dahlia', 'Edelweiss');
    expect(await shiftAtRest(page, url() + path)).toBeLessThanOrEqual(LOADING_LIMIT);
  });
}

test('nothing shifts where matches stand side by side', async ({ page }) => {
  await kickOff('Freesia', 'Gardenia', 'Hibiscus');
  await sendInOneRequest(url(), played, () => ({
    incidents: [{ id: 'g', type: 'goal', team: 'home', minute: 12, player: 'Ada Quill' }],
  }));
  const query = new URLSearchParams(played.map(({ matchId }) => ['m', matchId]));
  expect(await shiftAtRest(page, `${url()}/live/multi-view?${query}`)).toBeLessThanOrEqual(
    LOADING_LIMIT,
  );
});

import type { Page } from 'playwright/test';
import type { CatalogueMatch } from '../../realtime/protocol/catalogue.ts';
import { brokenWords } from './broken-words.ts';
import { CORE } from './devices.ts';
import { finished, sendCatalogue } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';

const id = 'long-names';
const league = { id, name: 'Long Names League' };
const season = { id: `${id}-2026`, name: '2026' };
const TEAMS = [
  { name: 'Manchester City FC', shortName: 'Manchester City' },
  { name: 'Manchester United FC', shortName: 'Manchester United' },
  { name: 'Wolverhampton Wanderers', shortName: 'Wolves', code: 'WOL' },
  { name: 'Wolverhampton Town', shortName: 'Wolves', code: 'WOT' },
].map((team, index) => ({ ...team, id: `${id}-${index}` }));

function matches(): CatalogueMatch[] {
  const pairs = TEAMS.flatMap((home) =>
    TEAMS.filter((away) => away !== home).map((away) => ({ home, away })),
  );
  return pairs.map((pair, index) => ({
    matchId: `${id}-m${index}`,
    season,
    fixture: { sportId: 1, league, ...pair, startTime: Date.now() - (index + 2) * 86_400_000 },
    result: finished(1, 0),
  }));
}

/** Names that may be too long: outermost elements, whose text is the whole name. */
const NAMES = ':has(> [aria-hidden]:is([data-form], :has([data-form])))';

/** Returns what each name shows: its visible forms and truncated parts. */
async function shownNames(page: Page): Promise<Map<string, Set<string>>> {
  const found = await page
    .locator('main')
    .locator(NAMES)
    .evaluateAll((names) =>
      names.map((element) => {
        const box = element.getBoundingClientRect();
        const leaves = [...element.querySelectorAll('*'), element].filter(
          (leaf) => leaf.childElementCount === 0,
        );
        const inSight = leaves.filter((leaf) => {
          const own = leaf.getBoundingClientRect();
          return own.width >= 2 && Math.abs(own.top - box.top) < box.height / 2;
        });
        const parts = inSight.map((leaf) => {
          const text = leaf.getAttribute('data-form') ?? leaf.textContent ?? '';
          const isCut = leaf.scrollWidth > leaf.clientWidth + 1;
          const shown = isCut
            ? Math.floor((text.length * leaf.clientWidth) / leaf.scrollWidth) - 1
            : 99;
          return isCut ? `${text.slice(0, Math.max(0, shown))}…` : text;
        });
        return [element.textContent, parts.join('')] as const;
      }),
    );
  const shown = new Map<string, Set<string>>();
  for (const [name, text] of found) shown.set(name, (shown.get(name) ?? new Set()).add(text));
  return shown;
}

test.beforeAll(async ({ product }) => {
  await sendCatalogue(product.url, matches());
});

for (const [screen, tags] of [
  ['standings', `${CORE} @phone`],
  ['results', '@phone'],
])
  test(`no two teams of the ${screen} look alike on narrow phones ${tags}`, async ({ page }) => {
    await openPage(page, `/football/league/${id}/${screen}`);
    await expect(page.getByText('Manchester United FC').first()).toBeAttached();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const scrolled = await page
        .getByRole('table')
        .evaluateAll((tables) =>
          tables.map(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)),
        );
      expect(Math.max(0, ...scrolled)).toBe(0);
      const shown = await shownNames(page);
      expect([...shown.keys()].toSorted()).toEqual(TEAMS.map(({ name }) => name).toSorted());
      for (const [name, own] of shown) {
        const others = new Set(
          [...shown].flatMap(([other, theirs]) => (other === name ? [] : [...theirs])),
        );
        for (const text of own) {
          expect(text.replaceAll('…', '').trim().length, `${width}: ${text}`).toBeGreaterThan(2);
          expect(others, `${width}: ${name}`).not.toContain(text);
        }
      }
    }
  });

test('text at twice the size breaks no name inside a word and keeps the points visible @phone', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  // The browser's own setting, which media queries in rem respond to.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const match = `/football/match/manchester-city-fc-vs-wolverhampton-wanderers/${id}-m1`;
  const team = `/football/team/wolverhampton-wanderers/${id}-2`;
  const standings = `/football/league/${id}/standings`;
  const names = /Wolverhampton Wanderers/;
  for (const path of [match, `${match}/head-to-head`, `${team}/overview`, standings]) {
    await openPage(page, path);
    await expect(page.getByRole('main').getByText(names).first()).toBeAttached();
    expect(await brokenWords(page), path).toEqual([]);
    expect(await horizontalOverflow(page), path).toBe(0);
  }
  const points = await page.getByRole('columnheader', { name: 'Pts' }).boundingBox();
  expect((points?.x ?? Infinity) + (points?.width ?? 0)).toBeLessThanOrEqual(390);
});

test(`the longest status word stays in its column at 320 px ${CORE} @phone`, async ({
  page,
  field,
}) => {
  const match = field.match({ home: 'Nuez Real', away: 'Tilo Sur' });
  await match.kickOff();
  await match.send({ status: 'Interrupted' });
  await page.setViewportSize({ width: 320, height: 844 });
  await openPage(page, `/football/matches/all?lang=es-MX`);
  const row = page.getByRole('main').locator(`[data-match-id="${match.matchId}"]`);
  const word = await row.locator('[data-status] > *').first().boundingBox();
  const crest = await row.locator('[data-crest]').first().boundingBox();
  expect((word?.x ?? Infinity) + (word?.width ?? 0)).toBeLessThanOrEqual(crest?.x ?? 0);
});

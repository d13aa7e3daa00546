import { expect, test, type BrowserContext, type Page } from 'playwright/test';
import { LANGUAGES, PSEUDO_LANGUAGE, type Language } from '../../edge/contracts/language.ts';
import { collectFaults } from './console-faults.ts';
import type { MatchOnTheField } from './feed.ts';
import { matchOfRoutes } from './match-of-routes.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { DEVICES, filledIn, isPage, isTurnOf, type Device, type RouteRow } from './route-row.ts';
import { ROUTES } from './route-table.ts';

/** A text's key, shown where the page has not loaded the text. */
const KEY = /\b[a-z][A-Za-z]+\.[a-z][A-Za-z]+\b/;
/** Addresses, and names of the demo's brand, its apps and other sites, have dots in them too. */
const ADDRESS = /https?:\/\/\S+|\S*\bexample\b\S*/g;

/** Another journey sees every row in English. */
const TRANSLATED = LANGUAGES.slice(1);
const SPOKEN: Language[] = [...TRANSLATED, PSEUDO_LANGUAGE];

let match: MatchOnTheField;
// One page per language for all rows: starting one for each row took most of its time.
let contexts: BrowserContext[];
let pages: Map<Language, { page: Page; faults: string[] }>;

test.beforeAll(async ({ baseURL, browser }) => {
  match = await matchOfRoutes(baseURL ?? '');
  const opened = await Promise.all(
    SPOKEN.map(async (language) => {
      // The narrowest phones. Wider ones lay pages out alike.
      const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
      const page = await context.newPage();
      const faults = collectFaults(page);
      await page.goto(`/robots.txt?lang=${language}`);
      return { language, context, page, faults };
    }),
  );
  contexts = opened.map(({ context }) => context);
  pages = new Map(opened.map(({ language, ...rest }) => [language, rest]));
});
test.afterAll(() => Promise.all(contexts.map((context) => context.close())));

/**
 * Returns the languages to check a row in: each on alternating devices, or on the only one that has
 * the page; the longest texts on phones. Another journey runs axe.
 */
function languagesOf(row: RouteRow, place: number, device: Device): Language[] {
  const isAlone = !DEVICES.every((each) => isPage(row, each));
  const spoken = TRANSLATED.filter((_, turn) => isAlone || isTurnOf(device, place + turn));
  return device === 'mobile' || isAlone ? [...spoken, PSEUDO_LANGUAGE] : spoken;
}

const rows = ROUTES.filter((row) => DEVICES.some((device) => isPage(row, device)));

for (const [place, row] of rows.entries())
  test(`${row.name}: ${row.path}`, async ({ isMobile }) => {
    const device = isMobile ? 'mobile' : 'desktop';
    test.skip(!isPage(row, device), 'another device has this page');
    await Promise.all(
      languagesOf(row, place, device).map((language) =>
        test.step(language, async () => {
          const { page, faults = [] } = pages.get(language) ?? {};
          if (!page) throw new Error(`No page speaks ${language}`);
          faults.length = 0;
          await page.goto(filledIn(row.path, match.matchId), { waitUntil: 'networkidle' });
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          const text = `${await page.title()} ${await page.locator('body').innerText()}`;
          expect(text.replace(ADDRESS, '')).not.toMatch(KEY);
          expect(await horizontalOverflow(page)).toBe(0);
          expect(faults).toEqual([]);
        }),
      ),
    );
  });

test('a visitor chooses a language, which later pages keep', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  await page.goto('/partnership?from=mail');
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/partnership\?from=mail&lang=pt-BR$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seja parceiro');
  // Missing texts load with the next page, without a document request.
  await page.getByRole('link', { name: 'Todos' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Política de Privacidade' }).click();
  await expect(page).toHaveTitle(/^Política de Privacidade/);
  await page.goto('/partnership');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link changes the language', async ({ page, isMobile }) => {
    test.skip(!isMobile);
    await page.goto('/partnership');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Haz equipo');
  });
});

import { expect, test, type BrowserContext, type Page } from 'playwright/test';
import { LANGUAGES, PSEUDO_LANGUAGE } from '../../edge/contracts/language.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import type { MatchOnTheField } from './feed.ts';
import { matchOfRoutes } from './match-of-routes.ts';
import { overhang } from './overhang.ts';
import { filledIn } from './route-row.ts';
import { ROUTES } from './route-table.ts';

/** A text's key, shown where the page has not loaded the text. */
const KEY = /\b[a-z][A-Za-z]+\.[a-z][A-Za-z]+\b/;
/** Names of the demo's brand and of other sites have dots in them too. */
const ADDRESS = /\S*\.example\S*/g;

// The narrowest phones. Wider ones lay pages out alike.
test.skip(({ isMobile }) => !isMobile);

let match: MatchOnTheField;
test.beforeAll(async ({ baseURL }) => {
  match = await matchOfRoutes(baseURL ?? '');
});

const rows = ROUTES.filter(({ to, mobile, isMarkupOnly }) => !to && !mobile?.to && !isMarkupOnly);

// In English every row is seen by another journey.
for (const language of [...LANGUAGES.slice(1), PSEUDO_LANGUAGE])
  test.describe(`in ${language}`, () => {
    let context: BrowserContext;
    let page: Page;
    let faults: string[];

    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext({ viewport: { width: 320, height: 640 } });
      page = await context.newPage();
      faults = collectFaults(page);
      await page.goto(`/robots.txt?lang=${language}`);
    });
    test.afterAll(() => context.close());

    for (const row of rows)
      test(`${row.name}: ${row.path}`, async () => {
        faults.length = 0;
        await page.goto(filledIn(row.path, match.matchId), { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const text = `${await page.title()} ${await page.locator('body').innerText()}`;
        expect(text.replace(ADDRESS, '')).not.toMatch(KEY);
        expect(await overhang(page)).toBe(0);
        // Longer texts change nothing that axe looks at.
        if (language !== PSEUDO_LANGUAGE) expect(await axeFindings(page)).toEqual([]);
        expect(faults).toEqual([]);
      });
  });

test('a visitor chooses the language of the page, which stays', async ({ page }) => {
  await page.goto('/partnership?from=mail');
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/partnership\?from=mail&lang=pt-BR$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Seja parceiro');
  // Texts that the page did not have come with the next one, without a document.
  await page.getByRole('link', { name: 'Todos' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Política de Privacidade' }).click();
  await expect(page).toHaveTitle(/^Política de Privacidade/);
  await page.goto('/partnership');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language is chosen by a link', async ({ page }) => {
    await page.goto('/partnership');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Haz equipo');
  });
});

import type { BrowserContext, Page } from 'playwright/test';
import { LANGUAGE_COOKIE, TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
import { LANGUAGES, PSEUDO_LANGUAGE, type Language } from '../../edge/contracts/language.ts';
import { axeFindings, THEMES } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { CORE, DEVICES, ONLY_ON, type Device } from './devices.ts';
import type { MatchOnTheField } from './feed.ts';
import { expect, test } from './fixtures.ts';
import { textFaults } from './text-faults.ts';
import { matchOfRoutes } from './match-of-routes.ts';
import { openDocument, openPage } from './open-page.ts';
import { englishTexts } from './english-texts.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { leftToRight } from './left-to-right.ts';
import { coreRows, filledIn, isPage, isTurnOf } from './route-row.ts';
import { ROUTES } from './route-table.ts';
import { storesOf } from './stores.ts';

/** The narrowest phones, and a zoom to four times. Wider ones lay pages out alike. */
const NARROW = { width: 320, height: 640 };
/** A text's key, shown where the page has not loaded the text. */
const KEY = /\b[a-z][A-Za-z]+\.[a-z][A-Za-z]+\b/;
/** Addresses, and names of the demo's brand, its apps and other sites, have dots in them too. */
const ADDRESS = /https?:\/\/\S+|\S*\bexample\b\S*/g;
/** Languages of the pages with scripts: phones have the least room for the longest texts. */
const SPOKEN: Record<Device, Language> = { mobile: PSEUDO_LANGUAGE, desktop: 'en' };
/** Languages of the pages without scripts: the same scripts show their texts. */
const TRANSLATED = LANGUAGES.slice(1);

test.use({ isFrozen: true });
// In the full run each worker has a share: one would be busy with the file for minutes after the others have ended.
test.describe.configure({ mode: process.env['FULL'] === '1' ? 'parallel' : 'default' });

let match: MatchOnTheField;
// The pages serve all rows: starting a process for each row took most of its time.
let contexts: BrowserContext[];
let page: Page;
let faults: string[];
let plainPages: [Language, Page][];
/** English texts that Arabic pages must not have. */
let foreign: readonly string[];

test.beforeAll(async ({ product, browser }) => {
  match = await matchOfRoutes(product.url);
  // The feed of this match has a figure of its own with this name.
  foreign = (await englishTexts('ar')).filter((text) => text !== 'Shots');
  // From a country where a browser may store nothing before an answer.
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' } });
  page = await context.newPage();
  faults = collectFaults(page);
  const plain = await Promise.all(
    TRANSLATED.map(async (language) => {
      const own = await browser.newContext({ viewport: NARROW, javaScriptEnabled: false });
      const still = await own.newPage();
      await speak(own, language, product.url);
      return { context: own, page: [language, still] satisfies [Language, Page] };
    }),
  );
  plainPages = plain.map((each) => each.page);
  contexts = [context, ...plain.map((each) => each.context)];
});

test.afterAll(() => Promise.all(contexts.map((context) => context.close())));

/** Makes a context a known one: pages know its zone and speak its language. */
async function speak(context: BrowserContext, language: Language, url: string): Promise<void> {
  await context.addCookies([
    { name: LANGUAGE_COOKIE, value: language, url },
    { name: TIME_ZONE_COOKIE, value: 'Europe%2FMadrid', url },
  ]);
}

/** Clears the previous visit's state, on a page without scripts that would write it again. */
async function forgetVisit(device: Device): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  await openDocument(page, '/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await speak(context, SPOKEN[device], page.url());
  await page.emulateMedia({ colorScheme: 'light' });
  faults.length = 0;
}

function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

async function expectTexts(shown: Page, language: Language): Promise<void> {
  await expect(shown.locator('html')).toHaveAttribute('lang', language);
  const text = `${await shown.title()} ${await shown.locator('body').innerText()}`;
  expect(text.replace(ADDRESS, '')).not.toMatch(KEY);
}

/** Rows of which the gate checks the page, by the device that it has there: one for each template. */
const CORE_ROWS = new Map(coreRows(ROUTES));

for (const [place, row] of ROUTES.entries()) {
  const devices = DEVICES.filter((each) => isPage(row, each));
  const [own] = devices;
  if (own === undefined) continue;
  const core = CORE_ROWS.get(row);

  for (const device of devices)
    test(`${row.name} is shown at ${row.path} ${device === core ? `${CORE} ` : ''}${ONLY_ON[device]}`, async ({
      viewport,
    }) => {
      await forgetVisit(device);
      if (viewport) await page.setViewportSize(viewport);
      const path = filledIn(row.path, match.matchId);
      const answer = await openPage(page, path);
      // Hydration changes nothing.
      await expect(page).toHaveTitle(titleOf((await answer?.text()) ?? ''));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectTexts(page, SPOKEN[device]);
      // Each theme on alternating devices, or on the only one that has the page.
      const isOnly = devices.length === 1 || device === core;
      const themes = THEMES.filter((_, turn) => isOnly || isTurnOf(device, place + turn));
      // Web views disable zoom (spec point 9), which axe reports.
      const isWebView = path.startsWith('/frame/');
      const isMeant = (finding: string) => isWebView && /^\w+: meta-viewport /.test(finding);
      expect((await axeFindings(page, themes)).filter((finding) => !isMeant(finding))).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.setViewportSize(NARROW);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await textFaults(page)).toEqual([]);
      expect(await storesOf(page)).toEqual([`cookie ${LANGUAGE_COOKIE}`]);
      expect(faults).toEqual([]);
    });

  test(`${row.name} fits in ${TRANSLATED.join(' and ')} at ${row.path} ${ONLY_ON[own]}`, async () => {
    for (const [language, still] of plainPages) {
      await openDocument(still, filledIn(row.path, match.matchId));
      await expectTexts(still, language);
      expect(await horizontalOverflow(still), language).toBe(0);
      if (language === 'ar') expect(await leftToRight(still, foreign)).toEqual([]);
    }
  });
}

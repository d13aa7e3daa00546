import { devices, expect, type Browser, type Page } from 'playwright/test';
import {
  BRAND_COOKIE,
  LANGUAGE_COOKIE,
  TIME_ZONE_COOKIE,
} from '../../../edge/contracts/cookies.ts';
import type { OfferedLanguage } from '../../../edge/contracts/language.ts';
import { BRANDS, brandKeyOfCountry } from '../../../edge/shared/brand/brand.ts';
import { LANGUAGE_COUNTRIES } from '../../../edge/shared/text/language-names.ts';
import { newPerson, openSignIn, signUp } from '../account.ts';
import { openPage, settled } from '../open-page.ts';
import { FROZEN_AT } from './frozen-world.ts';

export const SIZES = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};
export type Size = keyof typeof SIZES;

interface Visit {
  url: string;
  size: Size;
  /** The brand is that of its country. */
  language?: OfferedLanguage;
  /** What an earlier page's browser has stored. */
  stored?: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
}

/** Opens a browser whose clock stands at the product's time, one picture element a CSS pixel. */
export async function openFrozen(
  browser: Browser,
  { url, size, language = 'en', stored }: Visit,
): Promise<Page> {
  const { context, page } = await newPerson(browser, {
    ...SIZES[size],
    deviceScaleFactor: 1,
    baseURL: url,
    reducedMotion: 'reduce',
    // Pictures have a style sheet of their own.
    bypassCSP: true,
    ...(stored && { storageState: stored }),
  });
  await context.clock.setFixedTime(FROZEN_AT);
  await context.addInitScript((at) => {
    // The page compares it with the server's clock.
    Object.defineProperty(performance, 'timeOrigin', { value: at });
  }, FROZEN_AT);
  const [country = null] = LANGUAGE_COUNTRIES[language];
  const { brandHeaderName } = BRANDS[brandKeyOfCountry(country)];
  await context.addCookies([
    { name: BRAND_COOKIE, value: brandHeaderName, url },
    { name: LANGUAGE_COOKIE, value: language, url },
    { name: TIME_ZONE_COOKIE, value: 'Europe%2FMadrid', url },
  ]);
  return page;
}

/** Creates an account with favourites and a comment. */
export async function becomeFan(page: Page, teamPath: string, articlePath: string): Promise<void> {
  await openSignIn(page);
  await signUp(page, 'ana@example.org');
  await page.getByRole('dialog').getByLabel('Username').fill('ana_prado');
  await page.getByRole('button', { name: 'Save username' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await star(page, teamPath, 1);
  await star(page, '/football/teams', 3);
  await star(page, '/football/matches/all', 3);
  await openPage(page, articlePath);
  const text = 'What a finish!';
  await page.getByRole('textbox', { name: 'Your comment' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  // The account has everything.
  await settled(page);
  // The same page again would open where it was scrolled to.
  await openPage(page, '/');
}

/** Presses stars of a page: every second one, so that some rows have none. */
async function star(page: Page, path: string, count: number): Promise<void> {
  await openPage(page, path);
  const names = await page
    .locator('main button[aria-pressed="false"][aria-label]')
    .evaluateAll((stars) => stars.map((each) => each.getAttribute('aria-label') ?? ''));
  // By name: a pressed star may move its row.
  for (const name of names.filter((_, place) => place % 2 === 0).slice(0, count)) {
    const pressed = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    // One by one: the product's clock stands, so a batch alone would decide the order.
    const saved = page.waitForResponse(
      (response) => response.request().method() !== 'GET' && /favourite/.test(response.url()),
    );
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    await saved;
  }
}

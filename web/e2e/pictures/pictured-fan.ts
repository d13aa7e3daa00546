import { devices, expect, type Browser, type Page } from 'playwright/test';
import { LANGUAGE_COOKIE, TIME_ZONE_COOKIE } from '../../../edge/contracts/cookies.ts';
import type { Language } from '../../../edge/contracts/language.ts';
import { newPerson, openSignIn, signUp } from '../account.ts';
import { openPage } from '../open-page.ts';
import { FROZEN_AT } from './frozen-world.ts';

export const SIZES = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};
export type Size = keyof typeof SIZES;

interface Visit {
  url: string;
  size: Size;
  language?: Language;
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
  await context.addCookies([
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
  for (const path of [teamPath, '/football/teams', '/football/matches/all']) {
    await openPage(page, path);
    const stars = page.locator('main button[aria-pressed="false"][aria-label]');
    for (const star of (await stars.all()).slice(0, path === teamPath ? 1 : 3)) await star.click();
  }
  await openPage(page, articlePath);
  {
    const text = 'What a finish!';
    await page.getByRole('textbox', { name: 'Your comment' }).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
}

import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { LANGUAGES } from '../../../edge/contracts/language.ts';

export const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

export const PHONE = {
  device: 'mobile',
  setting: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36',
  },
};
export const DESKTOP = {
  device: 'desktop',
  setting: { viewport: { width: 1440, height: 900 } },
};

/** Settings of a picture. */
export interface View {
  screen: { device: string; setting: BrowserContextOptions };
  theme: 'light' | 'dark';
  language: (typeof LANGUAGES)[number];
}

/** Opens a new browser context that has only the given state. */
export async function openPage(
  browser: Browser,
  { screen, theme, language }: View,
  kept: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...screen.setting,
    ...kept,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Madrid',
    locale: language,
  });
  // Automated browsers get no codes and captchas.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  // The demo's seasons may still keep the machine busy.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/** Takes a picture of the page, replacing the old one. */
export async function takePicture(
  page: Page,
  name: string,
  { screen, theme, language }: View,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Away from pressed items.
  await page.mouse.move(0, 0);
  const file = `${name}-${screen.device}-${language === 'en' ? theme : language}.png`;
  await page.screenshot({ path: `${FOLDER}${file}` });
  console.error(file);
}

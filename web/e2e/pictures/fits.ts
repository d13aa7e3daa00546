import type { Page } from 'playwright/test';
import { horizontalOverflow } from '../horizontal-overflow.ts';

/** The narrowest phones, text at twice the size, and a phone on its side. */
const FITS = [
  { width: 320, height: 640, text: 16 },
  { width: 390, height: 844, text: 32 },
  { width: 844, height: 390, text: 16 },
];

/** Returns the windows that a phone's page is wider than. */
export async function tooWideFor(page: Page): Promise<string[]> {
  const own = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { text, ...size } of FITS) {
    // The browser's own setting, which media queries in rem respond to.
    await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.setViewportSize(size);
    const overflow = await horizontalOverflow(page);
    if (overflow > 0) found.push(`${size.width} px, text of ${text} px: ${overflow} px too wide`);
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
  if (own) await page.setViewportSize(own);
  return found;
}

import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright/test';
import { findBrowser } from '../../../.ci/browser.ts';

/** Says what drew the pictures. `npm run tool -- pictures` writes it. */
export const DRAWN_BY = new URL('../../../docs/pictures/browser.txt', import.meta.url);
const TOKENS = new URL('../../ui/tokens.css', import.meta.url);
/** Letters and signs of screens that the product's face lacks: the system's fonts draw them. */
const LETTERS = ['ČŽřě', '▲▼', 'العربية'];
const WEIGHTS = [500, 700];

/**
 * Returns what decides how screens look here: the build of Chromium and whether it is its shell, and for letters without a face of the
 * product the system's fonts and how wide they draw them, px.
 */
export async function drawnBy(browser: Browser): Promise<string> {
  const shell = findBrowser()?.endsWith('-headless-shell') ? ' (headless shell)' : '';
  const lines = [`Chromium ${browser.version()}${shell}`];
  const page = await browser.newPage();
  try {
    await page.setContent(`<style>${readFileSync(TOKENS, 'utf8')}</style><p></p>`);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    for (const letters of LETTERS)
      for (const weight of WEIGHTS) {
        const width = await page.locator('p').evaluate(
          (text, shown) => {
            text.style.cssText = `display: inline-block; font: ${shown.weight} 64px var(--face)`;
            text.textContent = shown.letters;
            return text.getBoundingClientRect().width;
          },
          { letters, weight },
        );
        const { root } = await session.send('DOM.getDocument');
        const { nodeId } = await session.send('DOM.querySelector', {
          nodeId: root.nodeId,
          selector: 'p',
        });
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
        const names = fonts.map(({ familyName }) => familyName).toSorted();
        lines.push(`${letters} ${weight}: ${names.join(', ')}, ${width.toFixed(1)} px`);
      }
  } finally {
    await page.close();
  }
  return `${lines.join('\n')}\n`;
}

/** Returns why pictures cannot be compared here, or undefined if what drew them draws here too. */
export async function drawnOtherwise(browser: Browser): Promise<string | undefined> {
  const here = (await drawnBy(browser)).split('\n');
  const there = readFileSync(DRAWN_BY, 'utf8').split('\n');
  const other = here.find((line, index) => line !== there[index]);
  return other && `docs/pictures has screens of another Chromium or font: ${other} here`;
}

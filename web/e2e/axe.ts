import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** The minified file is less than half the size: a browser loads it on every page. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERY_RULE: RunOptions = {
  // Off by default, and checked by Lighthouse too.
  rules: { 'target-size': { enabled: true } },
};
const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Returns axe's findings per theme, each with its element. Only colours differ in the second. */
export async function axeFindings(
  page: Page,
  themes: readonly Theme[] = THEMES,
): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(SOURCE);
  const findings: string[] = [];
  for (const [place, theme] of themes.entries())
    findings.push(...(await findingsIn(page, theme, place === 0 ? EVERY_RULE : COLOURS)));
  return findings;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Returns axe's findings at a phone's and at a desktop's size: for tests that run on one device. */
export async function axeFindingsOnBoth(page: Page): Promise<string[]> {
  const own = page.viewportSize();
  const findings: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    findings.push(...(await axeFindings(page)).map((finding) => `${size.width} px, ${finding}`));
  }
  if (own) await page.setViewportSize(own);
  return findings;
}

async function findingsIn(page: Page, colorScheme: Theme, rules: RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const violations = await page.evaluate(
    async (options) => {
      // A running animation shows intermediate colours. Waiting does not help: in a row out of view
      // it stands still.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      const results = await window.axe.run(options);
      return results.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
    },
    // Collects no details of passed checks.
    { ...rules, resultTypes: ['violations' as const] },
  );
  return violations.map((violation) => `${colorScheme}: ${violation}`);
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * What axe finds on the page in both themes, each with where it is. Only
 * colours differ in the second.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // A running animation shows colours on the way to what they will be. To wait
    // would be in vain: in a row out of sight it stands still.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    });
    // No page holds frames of other origins, for which alone axe would open a
    // page of its own at each call.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Off unless asked for, and what Lighthouse looks at as well.
    axe.options({ rules: { 'target-size': { enabled: true } } });
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      findings.push(`${colorScheme}: ${id} ${nodes[0]?.html ?? ''}`);
  }
  return findings;
}

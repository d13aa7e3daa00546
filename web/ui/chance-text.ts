import type { Text } from '../../edge/shared/text/text.ts';

/**
 * Returns a chance (0–1) in whole per cent: '37%'. A chance that is not certain never reads 0% or
 * 100%.
 */
export function chanceText(t: Text, chance: number): string {
  if (chance > 0 && chance < 0.01) return t('chance.below', { percent: t.number(1) });
  if (chance > 0.99 && chance < 1) return t('chance.above', { percent: t.number(99) });
  return t('chance.exact', { percent: t.number(Math.round(chance * 100)) });
}

import type { Text } from '../../edge/shared/text/text.ts';

/** Returns a chance (0–1) in whole per cent: '37%'. What is not certain is below 1 or above 99 at most. */
export function chanceText(t: Text, chance: number): string {
  if (chance > 0 && chance < 0.01) return t('chance.below', { percent: t.number(1) });
  if (chance > 0.99 && chance < 1) return t('chance.above', { percent: t.number(99) });
  return t('chance.exact', { percent: t.number(Math.round(chance * 100)) });
}

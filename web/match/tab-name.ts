import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { TabKey } from './tabs.ts';

/** Sports that call players' figures a box score. */
const BOX_SCORES: ReadonlySet<SportKey> = new Set<SportKey>([
  'basketball',
  'american-football',
  'baseball',
]);

/** Returns a tab's name in its sport. */
export function tabName(t: Text, tab: TabKey, sportKey: SportKey | undefined): string {
  return tab === 'box-score' && sportKey !== undefined && !BOX_SCORES.has(sportKey)
    ? t('matchTab.players')
    : t(`matchTab.${tab}`);
}

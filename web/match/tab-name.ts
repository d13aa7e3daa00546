import { SPORTS } from '../../realtime/sports/registry.ts';
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
  if (sportKey === undefined) return t(`matchTab.${tab}`);
  if (tab === 'box-score' && !BOX_SCORES.has(sportKey)) return t('matchTab.players');
  return tab === 'commentary' && SPORTS[sportKey].clock !== 'played'
    ? t('matchTab.plays')
    : t(`matchTab.${tab}`);
}

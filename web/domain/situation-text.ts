import type { Situation } from '../../realtime/protocol/match-state.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { Match } from './match.ts';

/** Returns the setting of the next play: '3rd & 4 · NE 31', or the outs. */
export function situationText(
  t: Text,
  match: Match,
  { down, distance, toGoal, outs, possession }: Situation,
  { withOuts = true } = {},
): string {
  const parts: string[] = [];
  if (down !== undefined) {
    const isGoal = distance !== undefined && toGoal !== undefined && distance >= toGoal;
    const toGo = isGoal ? 'goal' : distance === undefined ? 'none' : 'yards';
    parts.push(t('situation.down', { down: `${down}`, toGo, distance: distance ?? 0 }));
  }
  if (toGoal !== undefined) parts.push(yardLine(match, possession, toGoal));
  if (outs !== undefined && withOuts) parts.push(t('situation.outs', { outs }));
  return parts.join(' · ');
}

/** Returns 'NE 31' in New England's half, '50' at midfield. */
function yardLine(match: Match, possession: 'home' | 'away', toGoal: number): string {
  if (toGoal === 50) return '50';
  const isOwn = toGoal > 50;
  const half = match[isOwn === (possession === 'home') ? 'home' : 'away'];
  return `${half.code ?? half.shortName} ${isOwn ? 100 - toGoal : toGoal}`;
}

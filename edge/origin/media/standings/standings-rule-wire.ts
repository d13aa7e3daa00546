import type { StandingsRuleWire } from '../../../contracts/standings-live.ts';
import type { StandingsRule } from './standings-rules.ts';

/** The rule as pages are told it: what it gives for each kind of result. */
export function standingsRuleWire({
  points,
  criteria,
  hasDraws,
}: StandingsRule): StandingsRuleWire {
  return {
    points: points && {
      win: points(3, 0),
      draw: points(1, 1),
      loss: points(0, 3),
      narrowWin: points(3, 2),
      narrowLoss: points(2, 3),
    },
    criteria: [...criteria],
    hasDraws,
  };
}

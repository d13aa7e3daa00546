import type { Tiebreakers } from '../../../../realtime/protocol/season-rules.ts';
import { sportById } from '../../../../realtime/sports/registry.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import { STANDINGS_RULES, type StandingsRule } from '../../../../realtime/sports/standings-rule.ts';

/**
 * Returns the rule of a sport (spec point 2: the standings of teams and leagues), with a league's
 * own tiebreakers if the catalogue has them.
 */
export function standingsRule(
  sportId: SportId,
  tiebreakers: Tiebreakers | null = null,
): StandingsRule {
  return { ...STANDINGS_RULES[sportById(sportId).key], ...tiebreakers };
}

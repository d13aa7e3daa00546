import type { Tiebreakers } from '../../../../realtime/protocol/season-rules.ts';
import { sportById } from '../../../../realtime/sports/registry.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { StandingsRule } from '../../../../realtime/sports/standings-rule.ts';

/**
 * The rule of a sport (spec point 2: the standings of teams and leagues), with
 * a league's own way of parting level teams where the catalogue brought one.
 */
export function standingsRule(
  sportId: SportId,
  tiebreakers: Tiebreakers | null = null,
): StandingsRule {
  return { ...sportById(sportId).standings, ...tiebreakers };
}

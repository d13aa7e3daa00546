import type { MatchLine, MatchState } from '../protocol/match-state.ts';
import type { Sides } from '../protocol/primitives.ts';
import { sportById } from '../sports/registry.ts';

/**
 * Returns a match's line for lists: its state without incidents, statistics and `occurredAt`; with
 * red cards per side in sports that have them.
 */
export function lineOf(state: MatchState): MatchLine {
  const { incidents: _incidents, stats: _stats, occurredAt: _occurredAt, ...line } = state;
  return sportById(state.sportId).hasRedCards ? { ...line, redCards: redCardsOf(state) } : line;
}

/** Counts red cards per side. A second yellow card counts too; a cancelled card does not. */
function redCardsOf(state: MatchState): Sides {
  const cards = { home: 0, away: 0 };
  for (const { type, team, removed } of state.incidents)
    if (team && !removed && (type === 'red-card' || type === 'second-yellow-card'))
      cards[team] += 1;
  return cards;
}

import type { MatchLine, MatchState } from '../protocol/match-state.ts';
import type { Sides } from '../protocol/primitives.ts';
import { sportById } from '../sports/registry.ts';

/**
 * What lists show of a match: its state without incidents, statistics and
 * `occurredAt`; with red cards per side where the sport has them.
 */
export function lineOf(state: MatchState): MatchLine {
  const { incidents: _incidents, stats: _stats, occurredAt: _occurredAt, ...line } = state;
  return sportById(state.sportId).hasRedCards ? { ...line, redCards: redCardsOf(state) } : line;
}

/** A second yellow card sends off as a red one does; a card taken back counts no more. */
function redCardsOf(state: MatchState): Sides {
  const cards = { home: 0, away: 0 };
  for (const { type, team, removed } of state.incidents)
    if (team && !removed && (type === 'red-card' || type === 'second-yellow-card'))
      cards[team] += 1;
  return cards;
}

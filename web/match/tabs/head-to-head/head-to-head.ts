import type { HeadToHead as HeadToHeadWire } from '../../../../edge/contracts/event-page.ts';
import type { EventWire } from '../../../../edge/contracts/event.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { outcomeFor, winnerOf } from '../../../domain/leader.ts';
import { parseEvent } from '../../../domain/parse-event.ts';
import type { Result } from '../../../domain/match.ts';
import type { FormResult } from '../../../../realtime/sports/score.ts';
import type { PastResult } from './past-result.ts';

/** A result as one of the teams sees it. */
export interface PastMatch {
  match: Result;
  /** The side that team was on. */
  side: Side;
  outcome: FormResult;
}

export interface HeadToHead {
  /** Last results of each team, newest first. */
  form: Record<Side, PastMatch[]>;
  /** The two against each other, newest first, as the home team sees them. */
  meetings: PastMatch[];
  summary: { homeWins: number; draws: number; awayWins: number };
}

export function parseHeadToHead(
  wire: HeadToHeadWire,
  teams: { home: string; away: string },
): HeadToHead {
  return {
    form: {
      home: pastMatches(wire.home, teams.home),
      away: pastMatches(wire.away, teams.away),
    },
    meetings: pastMatches(wire.meetings, teams.home),
    summary: wire.summary,
  };
}

/** What is left of those that were played, in their order. */
export function pastResults(events: readonly EventWire[]): PastResult[] {
  return resultsOf(events).map((match) => ({ homeId: match.home.id, winner: winnerOf(match) }));
}

function pastMatches(events: readonly EventWire[], teamId: string): PastMatch[] {
  return resultsOf(events).flatMap((match) => {
    const side = match.home.id === teamId ? 'home' : 'away';
    const outcome = outcomeFor(match, side);
    return outcome ? [{ match, side, outcome }] : [];
  });
}

/** Those of which it is known what they were to both. */
function resultsOf(events: readonly EventWire[]): Result[] {
  return events.flatMap((event) => {
    const match = parseEvent(event, '');
    return match?.kind === 'result' && outcomeFor(match, 'home') ? [match] : [];
  });
}

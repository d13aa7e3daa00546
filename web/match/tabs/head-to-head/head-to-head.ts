import type {
  HeadToHead as HeadToHeadWire,
  TeamFact,
} from '../../../../edge/contracts/event-page.ts';
import type { EventWire } from '../../../../edge/contracts/event.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { outcomeFor, winnerOf } from '../../../domain/leader.ts';
import { parseEvent } from '../../../domain/parse-event.ts';
import type { Result } from '../../../domain/match.ts';
import type { FormResult } from '../../../../realtime/sports/score.ts';
import type { PastResult } from './past-result.ts';

/** A result from one team's view. */
export interface PastMatch {
  match: Result;
  /** Side of this team. */
  side: Side;
  outcome: FormResult;
}

export interface HeadToHead {
  /** Last results of each team, newest first. */
  form: Record<Side, PastMatch[]>;
  /** Their meetings, newest first, from the home team's view. */
  meetings: PastMatch[];
  summary: { homeWins: number; draws: number; awayWins: number };
  facts: readonly TeamFact[];
}

export function parseHeadToHead(
  wire: HeadToHeadWire,
  teams: { home: string; away: string },
): HeadToHead {
  const meetings = pastMatches(wire.meetings, teams.home);
  return {
    form: {
      home: pastMatches(wire.home, teams.home),
      away: pastMatches(wire.away, teams.away),
    },
    meetings,
    summary: hasCovered(wire.meetings) ? summaryOf(meetings) : wire.summary,
    facts: factsOf(wire),
  };
}

/**
 * Returns the teams' streaks; none if a fan's delay covers one of the results, since the streaks
 * would give it away.
 */
export function factsOf({ facts = [], home, away, meetings }: HeadToHeadWire): readonly TeamFact[] {
  return [home, away, meetings].some(hasCovered) ? [] : facts;
}

/** Whether one of these results is covered, so that the summary would give it away. */
function hasCovered(results: readonly EventWire[]): boolean {
  return results.some(({ eventStatus }) => eventStatus === 'NotStarted');
}

function summaryOf(meetings: readonly PastMatch[]): HeadToHead['summary'] {
  const count = (wanted: FormResult) => meetings.filter(({ outcome }) => outcome === wanted).length;
  return { homeWins: count('W'), draws: count('D'), awayWins: count('L') };
}

/** Returns the results of the played matches, in order. */
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

/** Returns the results with a known outcome for both sides. */
function resultsOf(events: readonly EventWire[]): Result[] {
  return events.flatMap((event) => {
    const match = parseEvent(event, '');
    return match?.kind === 'result' && outcomeFor(match, 'home') ? [match] : [];
  });
}

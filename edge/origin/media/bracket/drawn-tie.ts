import type { EventStatus } from '../../../../realtime/sports/event-status.ts';
import type { KnockoutMatch } from './knockout-match.ts';

/** A tie: its teams, its score and its winner. */
export interface DrawnTie {
  /** In playing order. */
  legs: readonly KnockoutMatch[];
  /** Home team of the first leg, then guest. */
  teamIds: readonly [string, string];
  /** Sum of the legs without shoot-outs; null before the first leg. */
  score: readonly [number, number] | null;
  shootout: readonly [number, number] | null;
  /** Null while undecided or unknown. */
  winnerId: string | null;
}

const OVER: ReadonlySet<EventStatus> = new Set<EventStatus>(['Ended', 'Finished']);

/** Returns the tie of these legs; undefined without legs. */
export function drawnTie(matches: readonly KnockoutMatch[]): DrawnTie | undefined {
  const legs = matches.toSorted((a, b) => a.startTime - b.startTime);
  const [first] = legs;
  if (!first) return undefined;
  const teamIds = [first.homeTeamId, first.awayTeamId] as const;
  const played = legs.flatMap(({ homeTeamId, score }) =>
    score ? [asSides(score, homeTeamId === teamIds[0])] : [],
  );
  const decider = legs.findLast(({ shootout }) => shootout !== null);
  const score = played.length > 0 ? sum(played) : null;
  const shootout = decider?.shootout
    ? asSides(decider.shootout, decider.homeTeamId === teamIds[0])
    : null;
  const isOver = legs.every(({ status }) => OVER.has(status));
  return {
    legs,
    teamIds,
    score,
    shootout,
    winnerId: isOver
      ? (decidedFor(legs.at(-1)) ?? leader(score, teamIds) ?? leader(shootout, teamIds))
      : null,
  };
}

/**
 * Returns the winner of the last leg if a decision, not the score, made it the winner; else null.
 */
function decidedFor(last: KnockoutMatch | undefined): string | null {
  if (!last?.winner) return null;
  return last.winner === 'home' ? last.homeTeamId : last.awayTeamId;
}

type Pair = readonly [number, number];

function asSides({ home, away }: { home: number; away: number }, firstIsHome: boolean): Pair {
  return firstIsHome ? [home, away] : [away, home];
}

function sum(pairs: readonly Pair[]): Pair {
  return pairs.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
}

function leader(pair: Pair | null, [first, second]: readonly [string, string]): string | null {
  if (!pair || pair[0] === pair[1]) return null;
  return pair[0] > pair[1] ? first : second;
}

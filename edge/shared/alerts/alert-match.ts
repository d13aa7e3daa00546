import type { MatchLine, MatchState } from '../../../realtime/protocol/match-state.ts';
import type { Side, Sides } from '../../../realtime/protocol/primitives.ts';
import {
  isUnplayed,
  phaseOf,
  type EventStatus,
  type Phase,
} from '../../../realtime/sports/event-status.ts';
import { clockSeconds } from '../../../realtime/sports/clock.ts';
import type { MatchStatus } from '../../../realtime/sports/match-status.ts';
import { sportById } from '../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';

/** What alerts know about a match: enough to find its news and to write the text. */
export interface AlertMatch {
  id: string;
  sportKey: SportKey;
  leagueId: string;
  home: { id: string; name: string };
  away: { id: string; name: string };
  /** ms */
  startTime: number;
  kind: Phase;
  status: EventStatus;
  matchStatus: MatchStatus;
  /** Score and red cards; null before the start, and for a match decided without play. */
  play: { score: Sides; shootout: Sides | null; redCards: Sides | null } | null;
  /** Number of periods that have begun or are over. */
  periods: number;
  /** Winner of a result, if score and shoot-out do not show it. */
  winner: Side | null;
  /**
   * Set in the last five minutes of regular time and of overtime, if the sport's clock counts down.
   */
  isLate?: true;
}

/** Length of the last minutes, in which a change of the lead is news, s. */
const LAST_MINUTES = 300;

/** Returns what alerts know about a match. `now` is the time of the state, ms. */
export function alertMatchOf(line: MatchLine | MatchState, now: number): AlertMatch {
  const { matchId, leagueId, startTime, status, matchStatus, score, shootout } = line;
  const kind = phaseOf(status);
  const sideOf = ({ id, name }: MatchLine['home']) => ({ id, name });
  return {
    id: matchId,
    sportKey: sportById(line.sportId).key,
    leagueId,
    home: sideOf(line.home),
    away: sideOf(line.away),
    startTime,
    kind,
    status,
    matchStatus,
    play: isUnplayed(line)
      ? null
      : { score, shootout: shootout ?? null, redCards: redCardsOf(line) },
    periods: line.periods.length,
    winner: kind === 'result' ? (line.winner ?? null) : null,
    ...(kind === 'live' && isLate(line, now) && { isLate: true as const }),
  };
}

/**
 * Whether a match is in the last five minutes of regular time or overtime, by a clock that counts
 * down. `now` is in ms.
 */
export function isLate(
  { sportId, clock, matchStatus }: Pick<MatchLine, 'sportId' | 'clock' | 'matchStatus'>,
  now: number,
): boolean {
  const sport = sportById(sportId);
  const { lasts, play } = sport.periods;
  if (!lasts || !clock?.countdown) return false;
  // College games have halves.
  const isLast = matchStatus === 'H2' || play.indexOf(matchStatus) >= REGULAR - 1;
  return isLast && clockSeconds(sport, clock, matchStatus, now) <= LAST_MINUTES;
}

/** Quarters before overtime. */
const REGULAR = 4;

function redCardsOf(line: MatchLine | MatchState): Sides | null {
  if ('redCards' in line) return line.redCards ?? null;
  if (!('incidents' in line)) return null;
  const reds = line.incidents.filter(
    ({ type, removed }) => !removed && (type === 'red-card' || type === 'second-yellow-card'),
  );
  const count = (side: Side) => reds.filter(({ team }) => team === side).length;
  return { home: count('home'), away: count('away') };
}

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

/** What alerts know of a match: enough to find out what has happened, and to say it. */
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
  /** The part played; null before the start, and for a match that is decided without play. */
  play: { score: Sides; shootout: Sides | null; redCards: Sides | null } | null;
  /** Number of its periods, begun or over. */
  periods: number;
  /** Winner of a result, if score and shoot-out do not show it. */
  winner: Side | null;
  /** Set in the last five minutes of a sport whose clock counts down, and in overtime as late. */
  isLate?: true;
}

/** The last minutes, in which a change of the lead is news, s. */
const LAST_MINUTES = 300;

/** Returns what alerts know of a match. `now` is the time of the state, ms. */
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

/** Whether a match is in its last five minutes, by a clock that counts down. `now` is ms. */
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

import type { MatchLine, MatchState } from '../../../realtime/protocol/match-state.ts';
import type { Side, Sides } from '../../../realtime/protocol/primitives.ts';
import {
  isUnplayed,
  phaseOf,
  type EventStatus,
  type Phase,
} from '../../../realtime/sports/event-status.ts';
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
}

/** Returns what alerts know of a match. */
export function alertMatchOf(line: MatchLine | MatchState): AlertMatch {
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
  };
}

function redCardsOf(line: MatchLine | MatchState): Sides | null {
  if ('redCards' in line) return line.redCards ?? null;
  if (!('incidents' in line)) return null;
  const reds = line.incidents.filter(
    ({ type, removed }) => !removed && (type === 'red-card' || type === 'second-yellow-card'),
  );
  const count = (side: Side) => reds.filter(({ team }) => team === side).length;
  return { home: count('home'), away: count('away') };
}

import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { MatchState } from '../../protocol/match-state.ts';
import { applyUpdate, createMatchRoom, type MatchRoom } from '../../rooms/match-room.ts';
import { isLegalTransition } from '../../rooms/transitions.ts';
import { EVENT_STATUSES } from '../../sports/event-status.ts';
import { MATCH_STATUSES } from '../../sports/match-status.ts';
import { hasMatchStatus } from '../../sports/periods.ts';
import { sportById } from '../../sports/registry.ts';
import type { SportId } from '../../sports/sport.ts';
import type { EntryFault } from './read-entries.ts';

/** An update, and where the file has it. */
export interface PlacedUpdate {
  place: string;
  path: string;
  update: MatchUpdate;
}

/** A match after all updates of a file, and the number of updates by outcome. */
export interface CheckedMatch {
  matchId: string;
  /** Null if no update has brought a fixture. */
  state: MatchState | null;
  outcomes: ReadonlyMap<string, number>;
}

export interface CheckedRooms {
  faults: EntryFault[];
  matches: CheckedMatch[];
}

/**
 * Gives updates to the rooms of their matches, in order, as a product does that knows none of the matches at
 * `now` (ms). Each rejected update is a fault.
 */
export function checkRooms(updates: readonly PlacedUpdate[], now: number): CheckedRooms {
  const rooms = new Map<string, { room: MatchRoom; outcomes: Map<string, number> }>();
  const faults: EntryFault[] = [];
  for (const { place, path, update } of updates) {
    const before = rooms.get(update.matchId) ?? {
      room: createMatchRoom('checked-file'),
      outcomes: new Map<string, number>(),
    };
    const { room, result } = applyUpdate(before.room, update, now);
    const { outcomes } = before;
    outcomes.set(result.outcome, (outcomes.get(result.outcome) ?? 0) + 1);
    rooms.set(update.matchId, { room, outcomes });
    if (result.outcome === 'rejected')
      faults.push({
        place,
        path,
        message: `${update.matchId} ${update.sequence} is rejected: ${result.reason ?? ''}${allowed(before.room.state, update, result.reason)}`,
      });
  }
  const matches = Array.from(rooms, ([matchId, { room, outcomes }]) => ({
    matchId,
    state: room.state,
    outcomes,
  }));
  return { faults, matches };
}

/** Returns the values that the room would have taken in place of the rejected one; empty if there are too many. */
function allowed(
  state: MatchState | null,
  { fixture }: MatchUpdate,
  reason: string | undefined,
): string {
  if (reason?.startsWith('illegal-transition:') && state) {
    const next = EVENT_STATUSES.filter((to) => isLegalTransition(state.status, to, false));
    return `; allowed: ${next.join(', ')}, or any with correction: true`;
  }
  const sportId = state?.sportId ?? fixture?.sportId;
  if (reason?.startsWith('period-unknown:') && sportId !== undefined)
    return `; ${allowedMatchStatuses(sportId)}`;
  return '';
}

/** Returns the values of `matchStatus` in a sport: 'allowed: Not start, H1, …'. */
export function allowedMatchStatuses(sportId: SportId): string {
  const { periods } = sportById(sportId);
  const known = MATCH_STATUSES.filter((status) => hasMatchStatus(periods, status));
  return `allowed: ${known.join(', ')}`;
}

import type { Incident } from '../../../../realtime/protocol/incident.ts';
import type { MatchState } from '../../../../realtime/protocol/match-state.ts';
import type { Commentary, CommentaryEntry } from '../../../contracts/commentary.ts';
import { courseOf, type StoredCourse } from './match-course.ts';

export interface CommentaryQuery {
  /** End of the previous page: the number of older entries. */
  flag?: string | undefined;
  size: number;
}

/**
 * Answers `getCommentary`: entries, newest first. New incidents come at the end and changed ones
 * keep their place, so a flag counts from the beginning, and pages stay the same during the match.
 */
export function matchCommentary(
  stored: StoredCourse,
  state: MatchState | undefined,
  { flag, size }: CommentaryQuery,
): Commentary {
  const { isLive, incidents } = courseOf(stored, state);
  const end = Math.min(Number(flag ?? incidents.length), incidents.length);
  const begin = Math.max(0, end - size);
  return {
    eventId: stored.match.id,
    isLive,
    entries: incidents.slice(begin, end).toReversed().map(entryOf),
    flag: begin > 0 ? String(begin) : null,
  };
}

function entryOf(incident: Incident): CommentaryEntry {
  const { id, type, team, minute, text, shot } = incident;
  const { stoppage, remaining, period, points, play, yards, score } = incident;
  return {
    id,
    type,
    team,
    minute,
    ...(stoppage !== undefined && { stoppage }),
    ...(remaining !== undefined && { remaining }),
    ...(period !== undefined && { period }),
    ...(text !== undefined && (type === 'comment' ? { text } : { detail: text })),
    player: incident.player ?? null,
    playerId: incident.playerId ?? null,
    relatedPlayer: incident.relatedPlayer ?? null,
    relatedPlayerId: incident.relatedPlayerId ?? null,
    ...(shot && { outcome: shot.outcome }),
    ...(points !== undefined && { points }),
    ...(play !== undefined && { play }),
    ...(yards !== undefined && { yards }),
    ...(score && { score }),
    isRemoved: incident.removed ?? false,
  };
}

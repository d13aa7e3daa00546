import { matchRoom, sportRoom } from '../../realtime/hosts/room-stub.ts';
import { log, stackOf } from '../../realtime/hosts/log.ts';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { SportId } from '../../realtime/sports/sport.ts';
import type { Env } from '../env.ts';
import { needsRoom, type StoredCourse } from '../origin/media/details/match-course.ts';
import type { PageBindings } from './page-rooms.ts';
import type { CurrentLine } from '../origin/media/standings/counted-matches.ts';

/**
 * Returns the lines in a sport's room, by match id. Empty if the room does not answer: the page is
 * then slightly older, not wrong.
 */
export async function currentLines(
  env: Env & PageBindings,
  sportId: SportId,
): Promise<ReadonlyMap<string, CurrentLine>> {
  try {
    const { key } = sportById(sportId);
    const { lines } = await (env.ROOMS?.sport(key) ?? sportRoom(env, key).snapshot());
    return new Map(Object.entries(lines));
  } catch (error) {
    log('warn', 'standings-without-rooms', { sport: sportId, error: stackOf(error) });
    return new Map();
  }
}

/**
 * Returns a match's state from its room if the database may lack some of it. Undefined otherwise,
 * and if the room does not answer: the page then shows the database's slightly older state.
 */
export async function currentState(
  env: Env & PageBindings,
  stored: StoredCourse,
  now: number,
): Promise<MatchState | undefined> {
  if (!needsRoom(stored, now)) return undefined;
  try {
    const { id } = stored.match;
    const snapshot = await (env.ROOMS?.match(id) ?? matchRoom(env, id).snapshot());
    return snapshot?.state;
  } catch (error) {
    log('warn', 'course-without-room', { match: stored.match.id, error: stackOf(error) });
    return undefined;
  }
}

import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import type { Env } from '../env.ts';
import { log, stackOf } from '../../realtime/log.ts';
import { needsRoom, type StoredCourse } from '../origin/media/details/match-course.ts';

/**
 * A match's state as its room has it, where the database may not have all of
 * it. Without the room the answer is as the database has it: later by a moment.
 */
export async function currentState(
  env: Env,
  stored: StoredCourse,
  now: number,
): Promise<MatchState | undefined> {
  if (!needsRoom(stored, now)) return undefined;
  try {
    const snapshot = await matchRoom(env, stored.match.id).snapshot();
    return snapshot?.state;
  } catch (error) {
    log('warn', 'course-without-room', { match: stored.match.id, error: stackOf(error) });
    return undefined;
  }
}

import { sportRoom } from '../../realtime/hosts/room-stub.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { SportId } from '../../realtime/sports/sport.ts';
import type { Env } from '../env.ts';
import { log, stackOf } from '../../realtime/log.ts';
import type { CurrentLine } from '../origin/media/standings/counted-matches.ts';

/** What a sport's room shows now. Without the room a page is later by a moment, not wrong. */
export async function currentLines(
  env: Env,
  sportId: SportId,
): Promise<ReadonlyMap<string, CurrentLine>> {
  try {
    const { lines } = await sportRoom(env, sportById(sportId).key).snapshot();
    return new Map(Object.entries(lines));
  } catch (error) {
    log('warn', 'standings-without-rooms', { sport: sportId, error: stackOf(error) });
    return new Map();
  }
}

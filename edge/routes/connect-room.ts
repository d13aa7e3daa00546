import type { Context } from 'hono';
import { refusal } from '../../realtime/hosts/json-answers.ts';
import { sportRoom } from '../../realtime/hosts/room-stub.ts';
import { routeRooms } from '../../realtime/hosts/route-rooms.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { createDatabase } from '../origin/db/database.ts';
import { matchExists } from '../origin/media/events.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { KnownMatches } from './known-matches.ts';

const knownMatches = new KnownMatches();

/** A database that is away is back in seconds or in minutes. */
const RETRY_AFTER_SECONDS = '5';

/**
 * A room's socket, or its snapshot by GET (design §3). While it cannot be told
 * whether a match exists the answer is 503 with Retry-After.
 */
export async function connectRoom(c: Context<Bindings>) {
  try {
    const answer = await routeRooms(c.req.raw, c.env, {
      matchExists: (matchId) => knownMatches.has(matchId, (id) => isMatch(c.env, id)),
    });
    return answer ?? answerError(c, 404, 'No room has this path.');
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    log('error', 'match-not-checked', { error: said });
    return refusal(503, 'It cannot be told right now whether there is such a match.', {
      'retry-after': RETRY_AFTER_SECONDS,
    });
  }
}

/**
 * Whether there is such a match. Where the database is away a sport's room may
 * know it: all that are of today or live are listed there. Rejects when nobody can tell.
 */
async function isMatch(env: Env, matchId: string): Promise<boolean> {
  try {
    return await matchExists(createDatabase(env.DB), matchId);
  } catch (error) {
    if (await isListed(env, matchId)) return true;
    throw error;
  }
}

async function isListed(env: Env, matchId: string): Promise<boolean> {
  const rooms = await Promise.allSettled(
    ALL_SPORTS.map(({ key }) => sportRoom(env, key).snapshot()),
  );
  return rooms.some(
    (room) => room.status === 'fulfilled' && Object.hasOwn(room.value.lines, matchId),
  );
}

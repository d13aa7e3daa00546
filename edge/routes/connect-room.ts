import type { Context } from 'hono';
import { routeRooms } from '../../realtime/hosts/route-rooms.ts';
import { createDatabase } from '../origin/db/database.ts';
import { matchExists } from '../origin/media/events.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { KnownMatches } from './known-matches.ts';

const knownMatches = new KnownMatches();

/** A room's socket, or its snapshot by GET (design §3). */
export async function connectRoom(c: Context<Bindings>) {
  const answer = await routeRooms(c.req.raw, c.env, {
    matchExists: (matchId) =>
      knownMatches.has(matchId, (id) => matchExists(createDatabase(c.env.DB), id)),
  });
  return answer ?? answerError(c, 404, 'No room has this path.');
}

import type { Context } from 'hono';
import * as v from 'valibot';
import { createDatabase } from '../origin/db/database.ts';
import { listLeagues } from '../origin/media/leagues.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { leaguesQuerySchema } from './read-query.ts';

/** `GET /v1/leagues?sportId` → `LeagueWire[]`. */
export async function getLeagues(c: Context<Bindings>) {
  const query = v.safeParse(leaguesQuerySchema, c.req.query());
  if (!query.success) return answerError(c, 400, query.issues[0].message);
  return answerData(c, await listLeagues(createDatabase(c.env.DB), query.output.sportId));
}

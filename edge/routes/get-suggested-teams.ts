import type { Context } from 'hono';
import * as v from 'valibot';
import { createDatabase } from '../origin/db/database.ts';
import { listSuggestedTeams } from '../origin/media/team-lists.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { suggestedQuerySchema } from './read-query.ts';

/** `GET /v1/teams/suggested?sportRadarId` → `TeamWire[]`. */
export async function getSuggestedTeams(c: Context<Bindings>) {
  const query = v.safeParse(suggestedQuerySchema, c.req.query());
  if (!query.success) return answerError(c, 400, query.issues[0].message);
  const db = createDatabase(c.env.DB);
  return answerData(c, await listSuggestedTeams(db, Date.now(), query.output.sportRadarId));
}

import type { Context } from 'hono';
import * as v from 'valibot';
import { createDatabase } from '../origin/db/database.ts';
import { listTeamGroups } from '../origin/media/team-lists.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { teamGroupsQuerySchema } from './read-query.ts';

/** `GET /v1/teams/group?sportId` → `TeamGroup[]`. */
export async function getTeamGroups(c: Context<Bindings>) {
  const query = v.safeParse(teamGroupsQuerySchema, c.req.query());
  if (!query.success) return answerError(c, 400, query.issues[0].message);
  return answerData(c, await listTeamGroups(createDatabase(c.env.DB), query.output.sportId));
}

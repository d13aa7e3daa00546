import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { listTeamLeagues } from '../origin/media/team-lists.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/teams/{id}/leagues` → `LeagueWire[]`; 404 with the text of spec point 8. */
export async function getTeamLeagues(c: Context<Bindings>) {
  const found = await listTeamLeagues(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return found ? answerData(c, found) : answerError(c, 404, 'No data available for this team.');
}

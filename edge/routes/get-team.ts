import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findTeam } from '../origin/media/teams.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/teams/{id}` → `TeamWire`; 404 with the text of spec point 8. */
export async function getTeam(c: Context<Bindings>) {
  const team = await findTeam(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return team ? answerData(c, team) : answerError(c, 404, 'No data available for this team.');
}

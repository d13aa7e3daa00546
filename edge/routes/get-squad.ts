import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findSquad } from '../origin/media/squads.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/teams/{id}/squad?seasonId` → `SquadWire`; 404 with the text of spec point 8. */
export async function getSquad(c: Context<Bindings>) {
  const seasonId = c.req.query('seasonId') || undefined;
  const squad = await findSquad(createDatabase(c.env.DB), c.req.param('id') ?? '', seasonId);
  return squad ? answerData(c, squad) : answerError(c, 404, 'No data available for this team.');
}

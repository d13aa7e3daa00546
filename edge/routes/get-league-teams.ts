import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { listLeagueTeams } from '../origin/media/team-lists.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/leagues/{id}/teams` → `TeamWire[]`; 404 with the text of spec point 8. */
export async function getLeagueTeams(c: Context<Bindings>) {
  const found = await listLeagueTeams(
    createDatabase(c.env.DB),
    c.req.param('id') ?? '',
    Date.now(),
  );
  return found ? answerData(c, found) : answerError(c, 404, 'No data available for this league.');
}

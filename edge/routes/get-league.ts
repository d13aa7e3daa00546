import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findLeague } from '../origin/media/leagues.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/leagues/{id}` → `LeagueWire`; 404 with the text of spec point 8. */
export async function getLeague(c: Context<Bindings>) {
  const league = await findLeague(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return league ? answerData(c, league) : answerError(c, 404, 'No data available for this league.');
}

import type { Context } from 'hono';
import * as v from 'valibot';
import { createDatabase } from '../origin/db/database.ts';
import { findStandingsSource, leagueStandings } from '../origin/media/league-standings.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { currentLines } from './current-lines.ts';
import { standingsQuerySchema } from './read-query.ts';

/**
 * `GET /v1/leagues/{id}/standings?seasonId&scope` → `Standings`, with the rooms'
 * current scores applied; 404 with the text of spec point 8.
 */
export async function getStandings(c: Context<Bindings>) {
  const { id = '' } = c.req.param();
  const query = v.safeParse(standingsQuerySchema, c.req.query());
  if (!query.success) return answerError(c, 400, query.issues[0].message);
  const { seasonId, scope } = query.output;
  const source = await findStandingsSource(createDatabase(c.env.DB), id, {
    seasonId: seasonId || undefined,
    now: Date.now(),
  });
  if (!source) return answerError(c, 404, 'No data available for this league.');
  const lines = await currentLines(c.env, source.league.sportId);
  return answerData(c, leagueStandings(source, lines, scope));
}

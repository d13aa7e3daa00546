import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findBracketSource, leagueBracket } from '../origin/media/brackets.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { currentLines } from './current-lines.ts';

/**
 * `GET /v1/leagues/{id}/bracket?seasonId` → `Bracket`, with the rooms' current
 * scores applied; 404 with the text of spec point 8.
 */
export async function getBracket(c: Context<Bindings>) {
  const { id = '' } = c.req.param();
  const seasonId = c.req.query('seasonId') || undefined;
  const source = await findBracketSource(createDatabase(c.env.DB), id, {
    seasonId,
    now: Date.now(),
  });
  if (!source) return answerError(c, 404, 'No data available for this league.');
  return answerData(c, leagueBracket(source, await currentLines(c.env, source.sportId)));
}

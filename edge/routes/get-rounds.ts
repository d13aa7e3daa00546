import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { listRounds } from '../origin/media/rounds.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/leagues/{id}/rounds?seasonId` → `RoundList`; 404 with the text of spec point 8. */
export async function getRounds(c: Context<Bindings>) {
  const { id = '' } = c.req.param();
  const seasonId = c.req.query('seasonId') || undefined;
  const rounds = await listRounds(createDatabase(c.env.DB), id, { seasonId, now: Date.now() });
  return rounds ? answerData(c, rounds) : answerError(c, 404, 'No data available for this league.');
}

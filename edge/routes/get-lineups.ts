import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findLineups } from '../origin/media/details/lineups.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/events/{id}/lineups` → `Lineups`. */
export async function getLineups(c: Context<Bindings>) {
  const found = await findLineups(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return found ? answerData(c, found) : answerError(c, 404, 'No match has this id.');
}

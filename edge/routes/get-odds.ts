import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findOdds } from '../origin/media/details/odds.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/events/{id}/odds` → `Odds`. */
export async function getOdds(c: Context<Bindings>) {
  const found = await findOdds(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return found ? answerData(c, found) : answerError(c, 404, 'No match has this id.');
}

import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findBoxScore } from '../origin/media/details/box-score.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/events/{id}/box-score` → `BoxScore`. */
export async function getBoxScore(c: Context<Bindings>) {
  const found = await findBoxScore(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return found ? answerData(c, found) : answerError(c, 404, 'No match has this id.');
}

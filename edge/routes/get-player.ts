import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findPlayer } from '../origin/media/details/players.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/players/{id}` → `PlayerDetail`. */
export async function getPlayer(c: Context<Bindings>) {
  const found = await findPlayer(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return found ? answerData(c, found) : answerError(c, 404, 'No player has this id.');
}

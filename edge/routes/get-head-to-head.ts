import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findHeadToHead } from '../origin/media/head-to-head.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/events/{id}/head-to-head` → `HeadToHead`. */
export async function getHeadToHead(c: Context<Bindings>) {
  const found = await findHeadToHead(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return found ? answerData(c, found) : answerError(c, 404, 'No match has this id.');
}

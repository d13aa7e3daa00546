import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findEvent } from '../origin/media/events.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/** `GET /v1/events/{id}` → `EventDetail`. */
export async function getEvent(c: Context<Bindings>) {
  const event = await findEvent(createDatabase(c.env.DB), c.req.param('id') ?? '');
  return event ? answerData(c, event) : answerError(c, 404, 'No match has this id.');
}

import type { Context } from 'hono';
import * as v from 'valibot';
import { createDatabase } from '../origin/db/database.ts';
import { listEvents } from '../origin/media/events.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { eventsQuerySchema } from './read-query.ts';

/** `GET /v1/events?from&to&sportId?` → `EventList`. */
export async function getEvents(c: Context<Bindings>) {
  const query = v.safeParse(eventsQuerySchema, c.req.query());
  if (!query.success) return answerError(c, 400, query.issues[0].message);
  return answerData(c, await listEvents(createDatabase(c.env.DB), query.output));
}

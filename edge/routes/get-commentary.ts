import type { Context } from 'hono';
import * as v from 'valibot';
import { createDatabase } from '../origin/db/database.ts';
import { matchCommentary } from '../origin/media/details/commentary.ts';
import { findCourse } from '../origin/media/details/match-course.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { currentState } from './current-state.ts';
import { commentaryQuerySchema } from './read-query.ts';

/** `GET /v1/events/{id}/commentary?flag?&size?` → `Commentary`, with what the room has at the moment. */
export async function getCommentary(c: Context<Bindings>) {
  const query = v.safeParse(commentaryQuerySchema, c.req.query());
  if (!query.success) return answerError(c, 400, query.issues[0].message);
  const stored = await findCourse(createDatabase(c.env.DB), c.req.param('id') ?? '');
  if (!stored) return answerError(c, 404, 'No match has this id.');
  const state = await currentState(c.env, stored, Date.now());
  return answerData(c, matchCommentary(stored, state, query.output));
}

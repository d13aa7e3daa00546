import type { Context } from 'hono';
import { createDatabase } from '../origin/db/database.ts';
import { findCourse } from '../origin/media/details/match-course.ts';
import { matchStatistics } from '../origin/media/details/statistics.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { currentState } from './current-state.ts';

/** `GET /v1/events/{id}/statistics` → `Statistics`, with what the room has at the moment. */
export async function getStatistics(c: Context<Bindings>) {
  const stored = await findCourse(createDatabase(c.env.DB), c.req.param('id') ?? '');
  if (!stored) return answerError(c, 404, 'No match has this id.');
  return answerData(c, matchStatistics(stored, await currentState(c.env, stored, Date.now())));
}

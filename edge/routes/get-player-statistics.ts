import type { Context } from 'hono';
import * as v from 'valibot';
import { createDatabase } from '../origin/db/database.ts';
import { listPlayerStatistics } from '../origin/media/details/player-statistics.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { playerStatisticsQuerySchema } from './read-query.ts';

/**
 * `GET /v1/leagues/{id}/player-statistics?seasonId?&key?&page?&size?` →
 * `PlayerStatistics`; 404 with the text of spec point 8.
 */
export async function getPlayerStatistics(c: Context<Bindings>) {
  const query = v.safeParse(playerStatisticsQuerySchema, c.req.query());
  if (!query.success) return answerError(c, 400, query.issues[0].message);
  const db = createDatabase(c.env.DB);
  const answer = await listPlayerStatistics(db, c.req.param('id') ?? '', {
    ...query.output,
    now: Date.now(),
  });
  switch (answer.kind) {
    case 'found':
      return answerData(c, answer.statistics);
    case 'no-league':
      return answerError(c, 404, 'No data available for this league.');
    case 'unknown-key':
      return answerError(c, 400, `key must be one of: ${answer.keys.join(', ') || 'none'}`);
  }
}

import type { Context } from 'hono';
import { sportRoom } from '../../realtime/hosts/room-stub.ts';
import { sportById, type SportId } from '../../realtime/protocol/sport.ts';
import type { Env } from '../env.ts';
import { errorText, log } from '../log.ts';
import { createDatabase } from '../origin/db/database.ts';
import { findStandingsSource, leagueStandings } from '../origin/media/league-standings.ts';
import type { CurrentLine } from '../origin/media/standings/counted-matches.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';

/**
 * `GET /v1/leagues/{id}/standings?seasonId` → `Standings`, with the rooms'
 * current scores applied; 404 with the text of spec point 8.
 */
export async function getStandings(c: Context<Bindings>) {
  const { id = '' } = c.req.param();
  const source = await findStandingsSource(
    createDatabase(c.env.DB),
    id,
    c.req.query('seasonId') || undefined,
  );
  if (!source) return answerError(c, 404, 'No data available for this league.');
  return answerData(c, leagueStandings(source, await currentLines(c.env, source.league.sportId)));
}

/** Without the room the table is as the database has it: later by a moment, not wrong. */
async function currentLines(env: Env, sportId: SportId): Promise<ReadonlyMap<string, CurrentLine>> {
  try {
    const { lines } = await sportRoom(env, sportById(sportId).key).snapshot();
    return new Map(Object.entries(lines));
  } catch (error) {
    log('warn', 'standings-without-rooms', { sport: sportId, error: errorText(error) });
    return new Map();
  }
}

import { asc, eq } from 'drizzle-orm';
import type { LeagueWire } from '../../../contracts/league.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { Database } from '../../db/database.ts';
import { leagues } from '../../db/schema.ts';
import { leagueWire } from '../events/event-wire.ts';

/** Answers `listLeagues`: the leagues of a sport, or of all, by name (spec point 7). */
export async function listLeagues(db: Database, sportId?: SportId): Promise<LeagueWire[]> {
  const rows = await db
    .select()
    .from(leagues)
    .where(sportId === undefined ? undefined : eq(leagues.sportId, sportId))
    .orderBy(asc(leagues.name), asc(leagues.id));
  return rows.map(leagueWire);
}

/** Answers `getLeague`: undefined for an unknown id. */
export async function findLeague(db: Database, id: string): Promise<LeagueWire | undefined> {
  const [row] = await db.select().from(leagues).where(eq(leagues.id, id));
  return row && leagueWire(row);
}

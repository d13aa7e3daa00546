import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { leagues, matches, seasons, type LeagueRow, type SeasonRow } from '../db/schema.ts';

/** A league with the season that is shown and all it has, newest first. */
export interface LeagueSeason {
  league: LeagueRow;
  /** Null where no catalogue has named a season: then all its matches count as one. */
  season: SeasonRow | null;
  seasons: SeasonRow[];
}

/** The season asked for, else the newest; undefined when there is no such league or season. */
export async function findLeagueSeason(
  db: Database,
  leagueId: string,
  seasonId?: string,
): Promise<LeagueSeason | undefined> {
  const [[league], all] = await db.batch([
    db.select().from(leagues).where(eq(leagues.id, leagueId)),
    db
      .select()
      .from(seasons)
      .where(eq(seasons.leagueId, leagueId))
      .orderBy(desc(seasons.name), desc(seasons.id)),
  ]);
  if (!league) return undefined;
  if (seasonId === undefined) return { league, season: all[0] ?? null, seasons: all };
  const season = all.find(({ id }) => id === seasonId);
  return season && { league, season, seasons: all };
}

/** The season's matches by start time; without a season those of the league that name none. */
export function selectSeasonMatches(db: Database, { league, season }: LeagueSeason) {
  return db
    .select()
    .from(matches)
    .where(
      season
        ? eq(matches.seasonId, season.id)
        : and(eq(matches.leagueId, league.id), isNull(matches.seasonId)),
    )
    .orderBy(asc(matches.startTime), asc(matches.id));
}

import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { leagues, matches, seasons, type LeagueRow, type SeasonRow } from '../../db/schema.ts';

/** A league with the season that is shown and all it has, newest first. */
export interface LeagueSeason {
  league: LeagueRow;
  /** Null where no catalogue has named a season: then all its matches count as one. */
  season: SeasonRow | null;
  seasons: SeasonRow[];
}

/** Which season of a league is meant: the one named, else the one that is current at `now` (ms). */
export interface SeasonQuery {
  seasonId?: string | undefined;
  now: number;
}

/** So long before its first match a season is looked at before the last one, ms. */
const ANNOUNCED_BEFORE = 3 * 86_400_000;

/**
 * The season asked for, else the newest that has begun or is about to, else the
 * first to come; undefined when there is no such league or season.
 */
export async function findLeagueSeason(
  db: Database,
  leagueId: string,
  { seasonId, now }: SeasonQuery,
): Promise<LeagueSeason | undefined> {
  // Written out: in a select from one table, columns would come without their table's name.
  const begins = sql<number | null>`(
    select min(m.start_time) from matches m where m.season_id = seasons.id
  )`;
  const [[league], rows] = await db.batch([
    db.select().from(leagues).where(eq(leagues.id, leagueId)),
    db
      .select({ ...getTableColumns(seasons), begins: begins.as('begins') })
      .from(seasons)
      .where(eq(seasons.leagueId, leagueId))
      .orderBy(desc(seasons.name), desc(seasons.id)),
  ]);
  if (!league) return undefined;
  const all = rows.map(({ begins: _begins, ...season }): SeasonRow => season);
  if (!seasonId) {
    const begun = rows.find((row) => row.begins === null || row.begins <= now + ANNOUNCED_BEFORE);
    return {
      league,
      season: all.find(({ id }) => id === begun?.id) ?? all.at(-1) ?? null,
      seasons: all,
    };
  }
  const season = all.find(({ id }) => id === seasonId);
  return season && { league, season, seasons: all };
}

/** The season's matches by start time; without a season those of the league that name none. */
export function selectSeasonMatches(db: Database, found: LeagueSeason) {
  return db
    .select()
    .from(matches)
    .where(ofSeason(found))
    .orderBy(asc(matches.startTime), asc(matches.id));
}

/** True of the matches of the season; without a season of those of the league that name none. */
export function ofSeason({ league, season }: LeagueSeason) {
  return season
    ? eq(matches.seasonId, season.id)
    : and(eq(matches.leagueId, league.id), isNull(matches.seasonId));
}

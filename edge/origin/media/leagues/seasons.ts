import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { leagues, matches, seasons, type LeagueRow, type SeasonRow } from '../../db/schema.ts';
import { SEASON_MATCH } from './season-match.ts';

/** A league with the shown season and all its seasons, newest first. */
export interface LeagueSeason {
  league: LeagueRow;
  /** Null if no catalogue named a season. All matches of the league then count as one. */
  season: SeasonRow | null;
  seasons: SeasonRow[];
}

/** Names a league's season: the one with this id, else the current one at `now` (ms). */
export interface SeasonQuery {
  seasonId?: string | undefined;
  now: number;
}

/** How long before its first match a season becomes current, ms. */
const ANNOUNCED_BEFORE = 3 * 86_400_000;

/**
 * Returns the given season, else the newest that has begun or soon begins, else the first to come;
 * undefined when the league or season is missing.
 */
export async function findLeagueSeason(
  db: Database,
  leagueId: string,
  { seasonId, now }: SeasonQuery,
): Promise<LeagueSeason | undefined> {
  // In a select from one table, Drizzle omits the table's name.
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

/**
 * Selects the season's matches by start time; without a season, the league's matches that name
 * none.
 */
export function selectSeasonMatches(db: Database, found: LeagueSeason) {
  return db
    .select(SEASON_MATCH)
    .from(matches)
    .where(ofSeason(found))
    .orderBy(asc(matches.startTime), asc(matches.id));
}

/** Selects the ids of the teams of the season's matches. */
export function selectSeasonTeams(db: Database, found: LeagueSeason) {
  const ids = (side: typeof matches.homeTeamId | typeof matches.awayTeamId) =>
    db.select({ id: side }).from(matches).where(ofSeason(found));
  return ids(matches.homeTeamId).union(ids(matches.awayTeamId));
}

/**
 * Whether a match is of the season; without a season, whether it is the league's and names none.
 */
export function ofSeason({ league, season }: LeagueSeason) {
  return season
    ? eq(matches.seasonId, season.id)
    : and(eq(matches.leagueId, league.id), isNull(matches.seasonId));
}

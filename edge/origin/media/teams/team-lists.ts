import { and, asc, between, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { LeagueWire } from '../../../contracts/league.ts';
import type { TeamGroup, TeamWire } from '../../../contracts/team.ts';
import type { Database } from '../../db/database.ts';
import { leagues, matches, teams } from '../../db/schema.ts';
import { leagueWire, teamWire } from '../events/event-wire.ts';
import { findLeagueSeason, selectSeasonTeams } from '../leagues/seasons.ts';

const DAY_MS = 86_400_000;
/** A match this near, before or after, makes a team worth suggesting. */
const NEAR_MS = 30 * DAY_MS;
const SUGGESTIONS = 20;

const isOfMatch = or(eq(teams.id, matches.homeTeamId), eq(teams.id, matches.awayTeamId));

/**
 * Answers `listLeagueTeams`: teams of its current season, by name; undefined without such a league.
 */
export async function listLeagueTeams(
  db: Database,
  leagueId: string,
  now: number,
): Promise<TeamWire[] | undefined> {
  const found = await findLeagueSeason(db, leagueId, { now });
  if (!found) return undefined;
  const rows = await db
    .select()
    .from(teams)
    .where(inArray(teams.id, selectSeasonTeams(db, found)))
    .orderBy(asc(teams.name), asc(teams.id));
  return rows.map(teamWire);
}

/** Answers `listTeamLeagues`: leagues of its matches, by name; undefined without such a team. */
export async function listTeamLeagues(
  db: Database,
  teamId: string,
): Promise<LeagueWire[] | undefined> {
  const ids = db
    .select({ id: matches.leagueId })
    .from(matches)
    .where(or(eq(matches.homeTeamId, teamId), eq(matches.awayTeamId, teamId)));
  const [[team], rows] = await db.batch([
    db.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)),
    db
      .select()
      .from(leagues)
      .where(inArray(leagues.id, ids))
      .orderBy(asc(leagues.name), asc(leagues.id)),
  ]);
  return team && rows.map(leagueWire);
}

/**
 * Answers `listSuggestedTeams`: the teams with the most matches around `now` (ms), twenty at most.
 */
export async function listSuggestedTeams(
  db: Database,
  now: number,
  sportId?: SportId,
): Promise<TeamWire[]> {
  const rows = await db
    .select({ team: teams })
    .from(matches)
    .innerJoin(teams, isOfMatch)
    .where(
      and(
        between(matches.startTime, now - NEAR_MS, now + NEAR_MS),
        sportId === undefined ? undefined : eq(matches.sportId, sportId),
      ),
    )
    .groupBy(teams.id)
    .orderBy(desc(sql`count(*)`), asc(teams.name), asc(teams.id))
    .limit(SUGGESTIONS);
  return rows.map(({ team }) => teamWire(team));
}

/** Answers `listTeamGroups`: the teams that have a match in each league, both by name. */
export async function listTeamGroups(db: Database, sportId?: SportId): Promise<TeamGroup[]> {
  const rows = await db
    .selectDistinct({ league: leagues, team: teams })
    .from(matches)
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(teams, isOfMatch)
    .where(sportId === undefined ? undefined : eq(matches.sportId, sportId))
    .orderBy(asc(leagues.name), asc(leagues.id), asc(teams.name), asc(teams.id));
  const groups = new Map<string, TeamGroup>();
  for (const { league, team } of rows) {
    const group = groups.get(league.id) ?? { league: leagueWire(league), teams: [] };
    group.teams.push(teamWire(team));
    groups.set(league.id, group);
  }
  return [...groups.values()];
}

import { asc, desc, eq, sql } from 'drizzle-orm';
import { isOneOf, type Database } from '../../db/database.ts';
import { matchPlayers } from '../../db/details-schema.ts';
import { matches, seasons, squadPlayers, teams, type TeamRow } from '../../db/schema.ts';

/** Returns each player's team, by player id: that of the newest squad, else of the latest match. */
export async function newestTeams(
  db: Database,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, TeamRow>> {
  const side = sql`case ${matchPlayers.side}
    when 'home' then ${matches.homeTeamId} else ${matches.awayTeamId} end`;
  const [played, listed] = await Promise.all([
    db
      .select({
        playerId: matchPlayers.playerId,
        team: teams,
        // SQLite takes a group's other columns from the row with the maximum.
        latest: sql`max(${matches.startTime})`,
      })
      .from(matchPlayers)
      .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
      .innerJoin(teams, eq(teams.id, side))
      .where(isOneOf(matchPlayers.playerId, playerIds))
      .groupBy(matchPlayers.playerId),
    db
      .select({ playerId: squadPlayers.playerId, team: teams })
      .from(squadPlayers)
      .innerJoin(teams, eq(teams.id, squadPlayers.teamId))
      .innerJoin(seasons, eq(seasons.id, squadPlayers.seasonId))
      .where(isOneOf(squadPlayers.playerId, playerIds))
      // A player's last row wins.
      .orderBy(asc(seasons.name), desc(teams.name)),
  ]);
  return new Map([...played, ...listed].map(({ playerId, team }) => [playerId, team]));
}

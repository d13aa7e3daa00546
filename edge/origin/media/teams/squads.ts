import { and, asc, desc, eq } from 'drizzle-orm';
import type { SquadWire } from '../../../contracts/squad.ts';
import type { Database } from '../../db/database.ts';
import { players, seasons, squadPlayers } from '../../db/schema.ts';
import { seasonWire } from '../leagues/season-wire.ts';
import { findTeam } from './teams.ts';

/** Answers `getSquad`: undefined when the id names no team. */
export async function findSquad(
  db: Database,
  teamId: string,
  seasonId?: string,
): Promise<SquadWire | undefined> {
  const team = await findTeam(db, teamId);
  if (!team) return undefined;
  const rows = await db
    .select({ season: seasons, player: players, place: squadPlayers })
    .from(squadPlayers)
    .innerJoin(players, eq(players.id, squadPlayers.playerId))
    .innerJoin(seasons, eq(seasons.id, squadPlayers.seasonId))
    .where(
      and(
        eq(squadPlayers.teamId, teamId),
        seasonId ? eq(squadPlayers.seasonId, seasonId) : undefined,
      ),
    )
    .orderBy(desc(seasons.name), asc(squadPlayers.number), asc(players.name));
  const season = rows[0]?.season;
  return {
    team,
    season: season ? seasonWire(season) : null,
    players: rows
      .filter((row) => row.season.id === season?.id)
      .map(({ player, place }) => ({
        playerId: player.id,
        playerName: player.name,
        playerBirthDate: player.birthDate,
        shirtNumber: place.number,
        position: place.position,
        club: place.club,
        playerNation: player.nation,
        playerLogoUri: player.logoUri,
      })),
  };
}

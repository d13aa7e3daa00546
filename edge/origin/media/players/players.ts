import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { PlayerDetail, PlayerList, PlayerWire } from '../../../contracts/players.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { boxScoreLines } from '../../db/details-schema.ts';
import {
  leagues,
  matches,
  players,
  seasons,
  squadPlayers,
  teams,
  type PlayerRow,
} from '../../db/schema.ts';
import { leagueWire, teamWire } from '../events/event-wire.ts';
import { seasonWire } from '../leagues/season-wire.ts';
import { addUp } from '../details/add-up.ts';

/** Answers `listPlayers`: a page of players, by id. */
export async function listPlayers(
  db: Database,
  query: {
    sportId?: SportId | undefined;
    flag?: string | undefined;
    page?: number | undefined;
    size: number;
  },
): Promise<PlayerList> {
  const { sportId, flag, page, size } = query;
  const ofSport = sportId === undefined ? undefined : eq(players.sportId, sportId);
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(players)
      .where(and(flag === undefined ? undefined : gt(players.id, flag), ofSport))
      .orderBy(asc(players.id))
      // The extra row shows whether more follow.
      .limit(size + 1)
      .offset(((page ?? 1) - 1) * size),
    // Whoever follows the cursor needs no count, which reads all rows.
    page === undefined ? [] : db.select({ total: count() }).from(players).where(ofSport),
  ]);
  const shown = rows.slice(0, size);
  return {
    players: shown.map(playerWire),
    flag: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
    ...totals[0],
  };
}

/** Answers `getPlayer`: undefined when the id names no player. */
export async function findPlayer(db: Database, id: string): Promise<PlayerDetail | undefined> {
  const [[player], squads, figures] = await Promise.all([
    db.select().from(players).where(eq(players.id, id)),
    db
      .select({ place: squadPlayers, team: teams, season: seasons })
      .from(squadPlayers)
      .innerJoin(teams, eq(teams.id, squadPlayers.teamId))
      .innerJoin(seasons, eq(seasons.id, squadPlayers.seasonId))
      .where(eq(squadPlayers.playerId, id))
      .orderBy(desc(seasons.name), asc(teams.name)),
    listSeasonFigures(db, id),
  ]);
  if (!player) return undefined;
  return {
    player: playerWire(player),
    teams: squads.map(({ place, team, season }) => ({
      team: teamWire(team),
      season: seasonWire(season),
      shirtNumber: place.number,
      position: place.position,
      club: place.club,
    })),
    seasons: figures,
  };
}

export function playerWire(player: PlayerRow): PlayerWire {
  return {
    playerId: player.id,
    playerName: player.name,
    playerBirthDate: player.birthDate,
    playerSportId: player.sportId,
    playerNation: player.nation,
    playerLogoUri: player.logoUri,
  };
}

/** Returns a player's figures by season and team, from box scores. */
async function listSeasonFigures(db: Database, id: string): Promise<PlayerDetail['seasons']> {
  const lines = await db
    .select({ line: boxScoreLines, match: matches, league: leagues })
    .from(boxScoreLines)
    .innerJoin(matches, eq(matches.id, boxScoreLines.matchId))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .where(and(eq(boxScoreLines.playerId, id)));
  const teamIdOf = ({ line, match }: (typeof lines)[number]): string =>
    line.side === 'home' ? match.homeTeamId : match.awayTeamId;
  const [teamRows, seasonRows] = await Promise.all([
    db
      .select()
      .from(teams)
      .where(isOneOf(teams.id, lines.map(teamIdOf))),
    db
      .select()
      .from(seasons)
      .where(
        isOneOf(
          seasons.id,
          lines.flatMap(({ match }) => match.seasonId ?? []),
        ),
      ),
  ]);
  const groups = Map.groupBy(lines, (row) =>
    JSON.stringify([row.league.id, row.match.seasonId, teamIdOf(row)]),
  );
  return [...groups.values()]
    .flatMap((rows) => {
      const [first] = rows;
      const team = first && teamRows.find((row) => row.id === teamIdOf(first));
      if (!first || !team) return [];
      const season = seasonRows.find((row) => row.id === first.match.seasonId);
      return {
        league: leagueWire(first.league),
        season: season ? seasonWire(season) : null,
        team: teamWire(team),
        appearances: rows.length,
        values: addUp(rows.map(({ line }) => line.values)),
      };
    })
    .toSorted((a, b) => (b.season?.seasonName ?? '').localeCompare(a.season?.seasonName ?? ''));
}

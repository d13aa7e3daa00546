import { and, eq, inArray } from 'drizzle-orm';
import {
  ALL_SPORTS,
  sportById,
  sportRadarId,
  sportName,
} from '../../../../realtime/sports/registry.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import { FAVOURITE_TYPE, type FavouriteType } from '../../../contracts/favourite-key.ts';
import type { FavouriteItem } from '../../../contracts/favourite.ts';
import type { Database } from '../../db/database.ts';
import { favourites } from '../../db/fan-schema.ts';
import {
  leagues,
  matches,
  players,
  teams,
  type LeagueRow,
  type PlayerRow,
  type TeamRow,
} from '../../db/schema.ts';
import { newestTeams } from '../players/newest-teams.ts';
import { selectEvents, type EventRow } from '../events/select-events.ts';

interface Kept {
  item: FavouriteItem;
  addedAt: number;
}

const { itemId, addedAt, type, userId: owner } = favourites;

/** Answers `listFavourites`: favourites that are still in the catalogue, latest first. */
export async function listFavourites(db: Database, userId: string): Promise<FavouriteItem[]> {
  const ofType = (code: FavouriteType) => and(eq(owner, userId), eq(type, code));
  const [[sports, leagueRows, teamRows, starred, playerRows], events] = await Promise.all([
    db.batch([
      db.select({ itemId, addedAt }).from(favourites).where(ofType(FAVOURITE_TYPE.sport)),
      db
        .select({ league: leagues, addedAt })
        .from(favourites)
        .innerJoin(leagues, eq(leagues.id, itemId))
        .where(ofType(FAVOURITE_TYPE.league)),
      db
        .select({ team: teams, addedAt })
        .from(favourites)
        .innerJoin(teams, eq(teams.id, itemId))
        .where(ofType(FAVOURITE_TYPE.team)),
      db.select({ itemId, addedAt }).from(favourites).where(ofType(FAVOURITE_TYPE.match)),
      db
        .select({ player: players, addedAt })
        .from(favourites)
        .innerJoin(players, eq(players.id, itemId))
        .where(ofType(FAVOURITE_TYPE.player)),
    ]),
    selectEvents(
      db,
      inArray(
        matches.id,
        db.select({ id: itemId }).from(favourites).where(ofType(FAVOURITE_TYPE.match)),
      ),
    ),
  ]);
  const starredAt = new Map(starred.map((row) => [row.itemId, row.addedAt]));
  const teamOf = await newestTeamsOf(
    db,
    playerRows.map(({ player }) => player.id),
  );
  const kept: Kept[] = [
    ...sports.flatMap((row) => {
      const item = sportItem(row.itemId);
      return item ? [{ item, addedAt: row.addedAt }] : [];
    }),
    ...leagueRows.map((row) => ({ item: leagueItem(row.league), addedAt: row.addedAt })),
    ...teamRows.map((row) => ({ item: teamItem(row.team), addedAt: row.addedAt })),
    ...playerRows.map((row) => ({
      item: playerItem(row.player, teamOf.get(row.player.id)),
      addedAt: row.addedAt,
    })),
    ...events.map((row) => ({
      item: matchItem(row),
      addedAt: starredAt.get(row.match.id) ?? 0,
    })),
  ];
  return kept.toSorted((a, b) => b.addedAt - a.addedAt).map(({ item }) => item);
}

/** Returns the teams of a user's favourite players. */
export async function teamsOfPlayers(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ itemId })
    .from(favourites)
    .where(and(eq(owner, userId), eq(type, FAVOURITE_TYPE.player)));
  const teamOf = await newestTeamsOf(
    db,
    rows.map((row) => row.itemId),
  );
  return [...new Set([...teamOf.values()].map(({ id }) => id))];
}

/** Returns the players' newest teams. Without players it sends no query: most fans follow none. */
async function newestTeamsOf(
  db: Database,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, TeamRow>> {
  return playerIds.length === 0 ? new Map() : newestTeams(db, playerIds);
}

/** Returns the sport with this id, or undefined. */
export function sportItem(id: string): FavouriteItem | undefined {
  const sport = ALL_SPORTS.find((each) => String(each.id) === id);
  return (
    sport && {
      favouriteItemId: id,
      type: FAVOURITE_TYPE.sport,
      name: sportName(sport.key),
      radarId: sportRadarId(sport.id),
      fixtureSportId: sport.id,
    }
  );
}

function leagueItem({ id, name, country, logoUri, sportId }: LeagueRow): FavouriteItem {
  return {
    favouriteItemId: id,
    type: FAVOURITE_TYPE.league,
    name,
    relatedName: country,
    logoUri,
    radarId: id,
    fixtureSportId: sportId,
  };
}

function teamItem({ id, name, shortName, logoUri, kit, sportId }: TeamRow): FavouriteItem {
  return {
    favouriteItemId: id,
    type: FAVOURITE_TYPE.team,
    name,
    shortName,
    relatedName: nameOfSport(sportId),
    logoUri,
    ...(kit !== null && { kit }),
    radarId: id,
    fixtureSportId: sportId,
  };
}

function playerItem(
  { id, name, logoUri, sportId }: PlayerRow,
  team: TeamRow | undefined,
): FavouriteItem {
  return {
    favouriteItemId: id,
    type: FAVOURITE_TYPE.player,
    name,
    relatedName: team?.name ?? null,
    logoUri,
    radarId: id,
    fixtureSportId: sportId,
    ...(team && { teamIds: [team.id] }),
  };
}

function matchItem({ match, home, away, league }: EventRow): FavouriteItem {
  return {
    favouriteItemId: match.id,
    type: FAVOURITE_TYPE.match,
    name:
      sportById(match.sportId).sides[0] === 'away'
        ? `${away.name} at ${home.name}`
        : `${home.name} vs ${away.name}`,
    relatedName: league.name,
    radarId: match.id,
    fixtureSportId: match.sportId,
    fixtureStartTime: match.startTime,
  };
}

function nameOfSport(id: SportId): string | null {
  return sportItem(String(id))?.name ?? null;
}

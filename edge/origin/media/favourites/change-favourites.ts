import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  FAVOURITE_TYPE,
  favouriteKey,
  type FavouriteName,
  type FavouriteType,
} from '../../../contracts/favourite-key.ts';
import { MAX_FAVOURITE_MATCHES, MAX_FAVOURITES } from '../../../contracts/favourite.ts';
import { isOneOf, jsonRows, type Database } from '../../db/database.ts';
import { favourites } from '../../db/fan-schema.ts';
import { leagues, matches, players, teams } from '../../db/schema.ts';
import { sportItem } from './favourite-items.ts';

export type Changed = 'changed' | 'too-many';

/**
 * Removes some of a user's favourites, then adds others, in one transaction. If the result would be
 * too many, changes nothing. Ignores unknown ids.
 */
export async function changeFavourites(
  db: Database,
  userId: string,
  { added, removed }: { added: readonly FavouriteName[]; removed: readonly FavouriteName[] },
  now: number,
): Promise<Changed> {
  const wanted = await existing(db, unique(added));
  // Removing alone is always possible.
  const isAllowed = wanted.length > 0 ? isWithinLimits(userId, wanted, removed) : undefined;
  const [, , [present]] = await db.batch([
    db.delete(favourites).where(and(isUsers(userId, removed), isAllowed)),
    db
      .insert(favourites)
      .select(rowsOf(userId, wanted, now))
      .onConflictDoNothing(),
    db
      .select({ count: sql<number>`count(*)` })
      .from(favourites)
      .where(isUsers(userId, wanted)),
  ]);
  return present?.count === wanted.length ? 'changed' : 'too-many';
}

/** Removes the favourite with this id, of one type or of any. */
export async function removeFavourite(
  db: Database,
  userId: string,
  id: string,
  type?: FavouriteType,
): Promise<void> {
  await db
    .delete(favourites)
    .where(
      and(
        eq(favourites.userId, userId),
        eq(favourites.itemId, id),
        type === undefined ? undefined : eq(favourites.type, type),
      ),
    );
}

/**
 * Returns SQL that selects a row for each wanted favourite, or no row if they are too many or the
 * account was deleted meanwhile. The first row counts as the latest.
 */
function rowsOf(userId: string, wanted: readonly FavouriteName[], now: number): SQL {
  return sql`select ${userId}, value ->> 'type', value ->> 'favouriteItemId', ${now} - key
    from ${jsonRows(wanted)}
    where not exists (select 1 from users where id = ${userId} and deleted_at is not null)
    and ${isWithinLimits(userId, wanted, [])}`;
}

/**
 * Returns the condition that a user's favourites are not too many without `removed` and with
 * `wanted`. Each statement that writes contains it, so that no other write comes between.
 */
function isWithinLimits(
  userId: string,
  wanted: readonly FavouriteName[],
  removed: readonly FavouriteName[],
): SQL {
  const { match } = FAVOURITE_TYPE;
  return sql`(
    select count(*) <= ${MAX_FAVOURITES} and count(*) filter (where type = ${match}) <= ${MAX_FAVOURITE_MATCHES}
    from (
      select type, item_id from favourites
      where user_id = ${userId} and (type, item_id) not in (${namesIn(removed)})
      union
      ${namesIn(wanted)}
    )
  )`;
}

/** Returns the condition that a favourite is the user's and among `names`. */
function isUsers(userId: string, names: readonly FavouriteName[]): SQL | undefined {
  const { type, itemId } = favourites;
  return and(eq(favourites.userId, userId), sql`(${type}, ${itemId}) in (${namesIn(names)})`);
}

/** Returns SQL that selects each name's type and id. */
function namesIn(names: readonly FavouriteName[]): SQL {
  return sql`select value ->> 'type', value ->> 'favouriteItemId' from ${jsonRows(names)}`;
}

function unique(names: readonly FavouriteName[]): FavouriteName[] {
  return [...new Map(names.map((name) => [favouriteKey(name), name])).values()];
}

/** Returns the names of existing items. */
async function existing(db: Database, names: readonly FavouriteName[]): Promise<FavouriteName[]> {
  if (names.length === 0) return [];
  const idsOf = (type: FavouriteType) =>
    names.filter((name) => name.type === type).map(({ favouriteItemId }) => favouriteItemId);
  const { league, team, match, player } = FAVOURITE_TYPE;
  const [knownLeagues, knownTeams, knownMatches, knownPlayers] = await db.batch([
    db
      .select({ id: leagues.id })
      .from(leagues)
      .where(isOneOf(leagues.id, idsOf(league))),
    db
      .select({ id: teams.id })
      .from(teams)
      .where(isOneOf(teams.id, idsOf(team))),
    db
      .select({ id: matches.id })
      .from(matches)
      .where(isOneOf(matches.id, idsOf(match))),
    db
      .select({ id: players.id })
      .from(players)
      .where(isOneOf(players.id, idsOf(player))),
  ]);
  const known = new Set([
    ...knownLeagues.map(({ id }) => favouriteKey({ type: league, favouriteItemId: id })),
    ...knownTeams.map(({ id }) => favouriteKey({ type: team, favouriteItemId: id })),
    ...knownMatches.map(({ id }) => favouriteKey({ type: match, favouriteItemId: id })),
    ...knownPlayers.map(({ id }) => favouriteKey({ type: player, favouriteItemId: id })),
  ]);
  return names.filter((name) =>
    name.type === FAVOURITE_TYPE.sport
      ? sportItem(name.favouriteItemId) !== undefined
      : known.has(favouriteKey(name)),
  );
}

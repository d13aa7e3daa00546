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
 * Removes some of a user's favourites, then adds others, in one transaction. If the result is too
 * many, nothing changes. Unknown ids are ignored.
 */
export async function changeFavourites(
  db: Database,
  userId: string,
  { added, removed }: { added: readonly FavouriteName[]; removed: readonly FavouriteName[] },
  now: number,
): Promise<Changed> {
  const gone = new Set(removed.map(favouriteKey));
  const wanted = await existing(db, unique(added));
  const kept = await keysOf(db, userId);
  const after = new Set([...kept].filter((key) => !gone.has(key)));
  for (const name of wanted) after.add(favouriteKey(name));
  if (isTooMany(after)) return 'too-many';
  const [, , [present]] = await db.batch([
    db.delete(favourites).where(isUsers(userId, removed)),
    db
      .insert(favourites)
      .select(rowsOf(userId, wanted, now))
      .onConflictDoNothing(),
    db
      .select({ count: sql<number>`count(*)` })
      .from(favourites)
      .where(isUsers(userId, wanted)),
  ]);
  // Another device added some in between.
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
 * Selects all rows, or no rows if they are too many or the account was deleted meanwhile. One
 * statement, so that no other write comes between. The first row counts as the latest.
 */
function rowsOf(userId: string, wanted: readonly FavouriteName[], now: number): SQL {
  const list = JSON.stringify(wanted);
  const isNew = sql`not exists (
    select 1 from favourites where user_id = ${userId}
    and type = wanted.value ->> 'type' and item_id = wanted.value ->> 'favouriteItemId'
  )`;
  const { match } = FAVOURITE_TYPE;
  const isMatch = sql`wanted.value ->> 'type' = ${match}`;
  const there = sql`select count(*) from favourites where user_id = ${userId}`;
  const coming = sql`select count(*) from json_each(${list}) as wanted where ${isNew}`;
  return sql`select ${userId}, value ->> 'type', value ->> 'favouriteItemId', ${now} - key
    from json_each(${list})
    where not exists (select 1 from users where id = ${userId} and deleted_at is not null)
    and (${there}) + (${coming}) <= ${MAX_FAVOURITES}
    and (${there} and type = ${match}) + (${coming} and ${isMatch}) <= ${MAX_FAVOURITE_MATCHES}`;
}

/** Selects the user's named favourites. */
function isUsers(userId: string, names: readonly FavouriteName[]): SQL | undefined {
  const { type, itemId } = favourites;
  const isNamed = sql`(${type}, ${itemId}) in (
    select value ->> 'type', value ->> 'favouriteItemId' from ${jsonRows(names)}
  )`;
  return and(eq(favourites.userId, userId), isNamed);
}

async function keysOf(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ type: favourites.type, favouriteItemId: favourites.itemId })
    .from(favourites)
    .where(eq(favourites.userId, userId));
  return new Set(rows.map(favouriteKey));
}

function isTooMany(keys: ReadonlySet<string>): boolean {
  const ofMatches = [...keys].filter((key) => key.startsWith(`${FAVOURITE_TYPE.match}:`)).length;
  return keys.size > MAX_FAVOURITES || ofMatches > MAX_FAVOURITE_MATCHES;
}

function unique(names: readonly FavouriteName[]): FavouriteName[] {
  return [...new Map(names.map((name) => [favouriteKey(name), name])).values()];
}

/** Returns those in the catalogue. */
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

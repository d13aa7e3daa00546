import { Refusal } from '../../../calls/handler.ts';
import {
  FAVOURITE_TYPE,
  favouriteKey,
  type FavouriteName,
} from '../../../contracts/favourite-key.ts';
import type { FavouriteItem } from '../../../contracts/favourite.ts';
import { STATE } from '../../../contracts/states.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import type { Database } from '../../db/database.ts';
import { changeFavourites, removeFavourite } from './change-favourites.ts';
import { listFavourites } from './favourite-items.ts';
import {
  countFavouriteMatches,
  listFavouriteMatches,
  listLiveFavouriteMatches,
} from './favourite-matches.ts';

const NONE: readonly FavouriteName[] = [];
const { team, league, match } = FAVOURITE_TYPE;

export const favouriteHandlers = {
  listFavourites: (_input, { db, user }) => listFavourites(db, user.userId),
  addFavourites: ({ body: { items } }, { db, user, now }) =>
    changed(db, user.userId, { added: items, removed: NONE }, now),
  removeFavourites: ({ body: { items } }, { db, user, now }) =>
    changed(db, user.userId, { added: NONE, removed: items }, now),
  updateFavourites: ({ body }, { db, user, now }) => changed(db, user.userId, body, now),
  listFavouriteTeams: ({ sportId }, { db, user }) => listOfType(db, user.userId, team, sportId),
  listFavouriteLeagues: ({ sportId }, { db, user }) => listOfType(db, user.userId, league, sportId),
  addFavourite: ({ body }, services) => add(body, services),
  removeFavourite: async ({ id, type }, { db, user }) => {
    await removeFavourite(db, user.userId, id, type);
    return {};
  },
  addFavouriteMatch: ({ body: { eventId } }, services) =>
    add({ type: match, favouriteItemId: eventId }, services),
  removeFavouriteMatch: async ({ eventId }, { db, user }) => {
    await removeFavourite(db, user.userId, eventId, match);
    return {};
  },
  listFavouriteMatches: (query, { db, user, now }) =>
    listFavouriteMatches(db, { ...query, ...user, now }),
  listLiveFavouriteMatches: (query, { db, user }) =>
    listLiveFavouriteMatches(db, { ...query, ...user }),
  countFavouriteMatches: (query, { db, user, now }) =>
    countFavouriteMatches(db, { ...query, ...user, now }),
} satisfies Partial<OriginHandlers>;

async function changed(
  db: Database,
  userId: string,
  change: { added: readonly FavouriteName[]; removed: readonly FavouriteName[] },
  now: number,
): Promise<FavouriteItem[] | Refusal> {
  const outcome = await changeFavourites(db, userId, change, now);
  return outcome === 'too-many' ? TOO_MANY : listFavourites(db, userId);
}

/** Adds a favourite and returns it; undefined for an unknown id. */
async function add(
  name: FavouriteName,
  { db, now, user }: Pick<Services, 'db' | 'now'> & { user: { userId: string } },
): Promise<FavouriteItem | Refusal | undefined> {
  const all = await changed(db, user.userId, { added: [name], removed: NONE }, now);
  if (all instanceof Refusal) return all;
  return all.find((item) => favouriteKey(item) === favouriteKey(name));
}

async function listOfType(
  db: Database,
  userId: string,
  type: number,
  sportId: number | undefined,
): Promise<FavouriteItem[]> {
  const all = await listFavourites(db, userId);
  return all.filter(
    (item) => item.type === type && (sportId === undefined || item.fixtureSportId === sportId),
  );
}

const TOO_MANY = new Refusal(400, 'There would be too many favourites.', {
  state: STATE.tooManyFavourites,
});

import { Refusal } from '../../../calls/handler.ts';
import {
  FAVOURITE_TYPE,
  favouriteKey,
  type FavouriteName,
  type FavouriteType,
} from '../../../contracts/favourite-key.ts';
import type { FavouriteItem } from '../../../contracts/favourite.ts';
import { STATE } from '../../../contracts/states.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import type { Database } from '../../db/database.ts';
import { limitChange, limitItems } from '../limit-changes.ts';
import { changeFavourites, removeFavourite } from './change-favourites.ts';
import { listFavourites } from './favourite-items.ts';
import {
  countFavouriteMatches,
  listFavouriteMatches,
  listLiveFavouriteMatches,
} from './favourite-matches.ts';

const NONE: readonly FavouriteName[] = [];
const { team, league, match } = FAVOURITE_TYPE;

type Calling = Services & { user: { userId: string } };

export const favouriteHandlers = {
  listFavourites: (_input, { db, user }) => listFavourites(db, user.userId),
  addFavourites: ({ body: { items } }, services) =>
    changed({ added: items, removed: NONE }, services),
  removeFavourites: ({ body: { items } }, services) =>
    changed({ added: NONE, removed: items }, services),
  updateFavourites: ({ body }, services) => changed(body, services),
  listFavouriteTeams: ({ sportId }, { db, user }) => listOfType(db, user.userId, team, sportId),
  listFavouriteLeagues: ({ sportId }, { db, user }) => listOfType(db, user.userId, league, sportId),
  addFavourite: ({ body }, services) => add(body, services),
  removeFavourite: ({ id, type }, services) => remove(id, type, services),
  addFavouriteMatch: ({ body: { eventId } }, services) =>
    add({ type: match, favouriteItemId: eventId }, services),
  removeFavouriteMatch: ({ eventId }, services) => remove(eventId, match, services),
  listFavouriteMatches: (query, { db, user, now }) =>
    listFavouriteMatches(db, { ...query, ...user, now }),
  listLiveFavouriteMatches: (query, { db, user }) =>
    listLiveFavouriteMatches(db, { ...query, ...user }),
  countFavouriteMatches: (query, { db, user, now }) =>
    countFavouriteMatches(db, { ...query, ...user, now }),
} satisfies Partial<OriginHandlers>;

const changesOf = (id: string) => ({ what: 'favourites', id }) as const;

async function changed(
  change: { added: readonly FavouriteName[]; removed: readonly FavouriteName[] },
  services: Calling,
): Promise<FavouriteItem[] | Refusal> {
  const {
    db,
    now,
    user: { userId },
  } = services;
  const own = changesOf(userId);
  const items = change.added.length + change.removed.length;
  const refused = (await limitChange(services, own)) ?? (await limitItems(services, own, items));
  if (refused) return refused;
  const outcome = await changeFavourites(db, userId, change, now);
  return outcome === 'too-many' ? TOO_MANY : listFavourites(db, userId);
}

/** Adds a favourite and returns it; undefined for an unknown id. */
async function add(
  name: FavouriteName,
  services: Calling,
): Promise<FavouriteItem | Refusal | undefined> {
  const all = await changed({ added: [name], removed: NONE }, services);
  if (all instanceof Refusal) return all;
  return all.find((item) => favouriteKey(item) === favouriteKey(name));
}

async function remove(
  id: string,
  type: FavouriteType | undefined,
  services: Calling,
): Promise<object | Refusal> {
  const {
    db,
    user: { userId },
  } = services;
  const refused = await limitChange(services, changesOf(userId));
  if (refused) return refused;
  await removeFavourite(db, userId, id, type);
  return {};
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

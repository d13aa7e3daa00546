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
import { limitSender, limitTries, type Limit, type SenderLimits } from '../../throttle.ts';
import { changeFavourites, removeFavourite } from './change-favourites.ts';
import { listFavourites } from './favourite-items.ts';
import {
  countFavouriteMatches,
  listFavouriteMatches,
  listLiveFavouriteMatches,
} from './favourite-matches.ts';

const NONE: readonly FavouriteName[] = [];
const { team, league, match } = FAVOURITE_TYPE;

/** Most changes of an account, by all calls together. */
const CHANGES: Limit = { limit: 300, windowMs: 3_600_000 };
/** Most items of a change that is not large: a large one writes up to 2,000 rows. */
const FEW = 20;
const LARGE_CHANGES: Limit = { limit: 30, windowMs: 3_600_000 };
/** Most changes of several items of a sender, who may have thousands of accounts: each written row costs. */
const SEVERAL_OF_SENDER: SenderLimits = {
  network: { limit: 6_000, windowMs: 3_600_000 },
  site: { limit: 3_000, windowMs: 3_600_000 },
};
const LARGE_OF_SENDER: SenderLimits = {
  network: { limit: 600, windowMs: 3_600_000 },
  site: { limit: 300, windowMs: 3_600_000 },
};

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

async function limitChange(services: Calling, items = 1): Promise<Refusal | null> {
  const { userId } = services.user;
  const isLarge = items > FEW;
  const large = { key: ['large changes of favourites', userId], ...LARGE_CHANGES };
  const refused = await limitTries(services, [
    { key: ['favourites', userId], ...CHANGES },
    ...(isLarge ? [large] : []),
  ]);
  if (refused || items < 2) return refused;
  return isLarge
    ? limitSender(services, ['large changes of favourites'], LARGE_OF_SENDER)
    : limitSender(services, ['changes of favourites'], SEVERAL_OF_SENDER);
}

async function changed(
  change: { added: readonly FavouriteName[]; removed: readonly FavouriteName[] },
  services: Calling,
): Promise<FavouriteItem[] | Refusal> {
  const refused = await limitChange(services, change.added.length + change.removed.length);
  if (refused) return refused;
  const {
    db,
    now,
    user: { userId },
  } = services;
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
  const refused = await limitChange(services);
  if (refused) return refused;
  await removeFavourite(services.db, services.user.userId, id, type);
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

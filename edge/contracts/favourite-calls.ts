import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { eventFlagInput, idInput, pageSizeInput, sportIdInput, timeInput } from './call-inputs.ts';
import { eventPageSchema } from './event-page.ts';
import { eventListSchema } from './event.ts';
import {
  favouriteCountsSchema,
  favouriteItemSchema,
  favouriteListSchema,
  favouriteNamesSchema,
  favouriteTypeSchema,
} from './favourite.ts';
import { NO_FAVOURITE, NO_MATCH } from './messages.ts';
import { idSchema } from './primitives.ts';

/*
 * A fan's favourites, stored with their account. Adding and removing are idempotent. A request that would
 * exceed a limit changes nothing.
 */

const own = { api: 'media', caller: 'signed-in', cache: 'no-store' } as const;

/**
 * Filters a fan's matches: starred ones, and those of favourite teams and of favourite players'
 * teams.
 */
const range = {
  sportId: sportIdInput,
  /**
   * Range of the start times, ms. Default: a day before now to a week after. Matches in play are
   * always in the default range, and starred ones from a week before now on.
   */
  from: v.optional(timeInput),
  to: v.optional(timeInput),
};

export const listFavourites = {
  ...own,
  method: 'GET',
  path: '/v1/favourite/list',
  input: v.object({}),
  data: favouriteListSchema,
} as const satisfies ApiCall;

export const addFavourites = {
  ...own,
  method: 'POST',
  path: '/v1/favourite/add',
  input: v.object({ body: v.object({ items: favouriteNamesSchema }) }),
  data: favouriteListSchema,
} as const satisfies ApiCall;

export const removeFavourites = {
  ...own,
  method: 'DELETE',
  path: '/v1/favourite',
  input: v.object({ body: v.object({ items: favouriteNamesSchema }) }),
  data: favouriteListSchema,
} as const satisfies ApiCall;

export const updateFavourites = {
  ...own,
  method: 'POST',
  path: '/v1/favourite/update',
  input: v.object({
    body: v.object({ added: favouriteNamesSchema, removed: favouriteNamesSchema }),
  }),
  data: favouriteListSchema,
} as const satisfies ApiCall;

export const listFavouriteTeams = {
  ...own,
  method: 'GET',
  path: '/v1/favourite/teams',
  input: v.object({ sportId: sportIdInput }),
  data: favouriteListSchema,
} as const satisfies ApiCall;

export const listFavouriteLeagues = {
  ...own,
  method: 'GET',
  path: '/v1/favourite/leagues',
  input: v.object({ sportId: sportIdInput }),
  data: favouriteListSchema,
} as const satisfies ApiCall;

export const addFavourite = {
  ...own,
  method: 'POST',
  path: '/v1/favourite',
  input: v.object({ body: v.object({ type: favouriteTypeSchema, favouriteItemId: idSchema }) }),
  missing: NO_FAVOURITE,
  data: favouriteItemSchema,
} as const satisfies ApiCall;

export const removeFavourite = {
  ...own,
  method: 'DELETE',
  path: '/v1/favourite/{id}',
  input: v.object({ id: idInput, type: v.optional(favouriteTypeSchema) }),
  data: v.object({}),
} as const satisfies ApiCall;

export const addFavouriteMatch = {
  ...own,
  method: 'POST',
  path: '/v1/favourite/match',
  input: v.object({ body: v.object({ eventId: idSchema }) }),
  missing: NO_MATCH,
  data: favouriteItemSchema,
} as const satisfies ApiCall;

export const removeFavouriteMatch = {
  ...own,
  method: 'DELETE',
  path: '/v1/favourite/match',
  input: v.object({ eventId: idInput }),
  data: v.object({}),
} as const satisfies ApiCall;

export const listFavouriteMatches = {
  ...own,
  method: 'GET',
  path: '/v1/favourite/matches',
  input: v.object({ ...range, flag: eventFlagInput, size: pageSizeInput }),
  data: eventPageSchema,
} as const satisfies ApiCall;

export const listLiveFavouriteMatches = {
  ...own,
  method: 'GET',
  path: '/v1/favourite/matches/live',
  input: v.object({ sportId: sportIdInput }),
  data: eventListSchema,
} as const satisfies ApiCall;

export const countFavouriteMatches = {
  ...own,
  method: 'GET',
  path: '/v1/favourite/matches/counts',
  input: v.object(range),
  data: favouriteCountsSchema,
} as const satisfies ApiCall;

const TOO_MANY = 'or there would be too many of them (state 11880)';

/** The refusal of all calls that change favourites, which count together. */
const OFTEN = {
  429: 'State 11812: more than 300 changes of favourites by the account within an hour, or thirty of more than twenty items each; too many changes of several favourites from the network or its /48 within an hour',
} as const;

/** Documentation of the calls. */
export default {
  listFavourites: { summary: 'All favourites, the latest first', isSpecified: true },
  addFavourites: {
    summary: 'Adds favourites and answers the new list; unknown ids are left out',
    isSpecified: true,
    refuses: `An item is malformed, ${TOO_MANY}`,
    fails: OFTEN,
  },
  removeFavourites: {
    summary: 'Removes favourites and answers the new list',
    isSpecified: true,
    refuses: 'An item is malformed',
    fails: OFTEN,
  },
  updateFavourites: {
    summary:
      'Removes some favourites, adds others and answers the new list. Unknown ids are left out: compare the answer with the request',
    isSpecified: true,
    refuses: `An item is malformed, ${TOO_MANY}`,
    fails: OFTEN,
  },
  listFavouriteTeams: {
    summary: 'Favourite teams, the latest first',
    isSpecified: true,
    refuses: 'sportId names no sport',
  },
  listFavouriteLeagues: {
    summary: 'Favourite leagues, the latest first',
    isSpecified: true,
    refuses: 'sportId names no sport',
  },
  addFavourite: {
    summary: 'Adds a favourite',
    isSpecified: true,
    refuses: `The item is malformed, ${TOO_MANY}`,
    fails: OFTEN,
  },
  removeFavourite: {
    summary: 'Removes the favourite of this id, or those of all types if type is absent',
    isSpecified: true,
    refuses: 'type is not one of the codes',
    fails: OFTEN,
  },
  addFavouriteMatch: {
    summary: 'Adds a match to the favourites',
    isSpecified: true,
    refuses: `eventId is missing, ${TOO_MANY}`,
    fails: OFTEN,
  },
  removeFavouriteMatch: {
    summary: 'Removes a match from the favourites',
    isSpecified: true,
    refuses: 'eventId is missing',
    fails: OFTEN,
  },
  listFavouriteMatches: {
    summary:
      'Favourite matches, and matches of favourite teams and players, by start time, page by page',
    isSpecified: true,
    refuses: 'A parameter is malformed or out of range',
  },
  listLiveFavouriteMatches: {
    summary: 'Those of `listFavouriteMatches` that are in play',
    isSpecified: true,
    refuses: 'sportId names no sport',
  },
  countFavouriteMatches: {
    summary: 'Number of the matches of `listFavouriteMatches`: all, in play, to come and over',
    isSpecified: true,
    refuses: 'A parameter is malformed',
  },
} satisfies Record<string, CallText>;

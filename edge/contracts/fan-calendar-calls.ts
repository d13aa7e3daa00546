import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { idInput } from './call-inputs.ts';
import { calendarSchema, knownInput } from './calendar.ts';
import { favouriteNamesSchema } from './favourite.ts';
import { NO_CALENDAR } from './messages.ts';
import { idSchema } from './primitives.ts';

/*
 * The calendar of all that a fan follows. Its id, which is part of its address, is the SHA-256 of a
 * key. Anyone with the address can read the calendar; only the holder of the key can change or end
 * it. The calendar of a signed-in fan shows what the account follows.
 */

const own = { api: 'media', caller: 'anyone-or-user', cache: 'no-store' } as const;

/** The key of a calendar: 32 random bytes in base64url. */
const calendarKeySchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'),
);

/**
 * A saved calendar. `isOfAccount`: it shows the account's favourites, not the items that the device
 * sends.
 */
const savedSchema = v.object({ calendarId: idSchema, isOfAccount: v.boolean() });

export const getFanCalendar = {
  ...own,
  method: 'GET',
  path: '/v1/calendar/fan/{id}',
  caller: 'anyone',
  missing: NO_CALENDAR,
  input: v.object({ id: idInput, known: knownInput }),
  data: calendarSchema,
} as const satisfies ApiCall;

export const findMyCalendar = {
  ...own,
  method: 'GET',
  path: '/v1/calendar/mine',
  caller: 'signed-in',
  input: v.object({}),
  data: v.object({ calendarId: v.nullable(idSchema) }),
} as const satisfies ApiCall;

export const saveMyCalendar = {
  ...own,
  method: 'POST',
  path: '/v1/calendar/mine',
  input: v.object({ body: v.object({ key: calendarKeySchema, items: favouriteNamesSchema }) }),
  data: savedSchema,
} as const satisfies ApiCall;

export const replaceMyCalendar = {
  ...own,
  method: 'PUT',
  path: '/v1/calendar/mine',
  input: v.object({
    body: v.object({
      key: calendarKeySchema,
      former: v.nullable(calendarKeySchema),
      items: favouriteNamesSchema,
    }),
  }),
  data: savedSchema,
} as const satisfies ApiCall;

export const endMyCalendar = {
  ...own,
  method: 'DELETE',
  path: '/v1/calendar/mine',
  input: v.object({ body: v.object({ key: v.nullable(calendarKeySchema) }) }),
  data: v.object({}),
} as const satisfies ApiCall;

const OF_USER = {
  401: 'The access token has expired, or its session is over. No token is needed',
};
const TOO_MANY = {
  ...OF_USER,
  429: 'State 11812: too many changes of the account, or of the calendar without one, within an hour; or too many new ones of the account within thirty days, or of the network without one within a day',
};

/** Documentation of the calls. */
export default {
  getFanCalendar: {
    summary:
      'Followed matches, and matches of the teams, leagues and players that a fan follows, selected as for a team',
    isSpecified: false,
    takesCountry: true,
    fails: {
      410: 'The fan has replaced or ended the calendar',
      429: 'State 11812: the calendar has been made too often within an hour, or too many for this network',
    },
  },
  findMyCalendar: {
    summary: "The calendar of the caller's account; null for none",
    isSpecified: false,
  },
  saveMyCalendar: {
    summary:
      'Creates the calendar of a key, or changes what it shows. For a signed-in caller it belongs to the account from then on, and the items are ignored',
    isSpecified: false,
    refuses: 'A member is malformed, or there are more than 500 items',
    fails: { 410: 'The calendar of this key has ended', ...TOO_MANY },
  },
  replaceMyCalendar: {
    summary:
      'Creates the calendar of a new key and ends that of the former key, or for a signed-in caller all others of the account. The addresses of ended calendars answer 410',
    isSpecified: false,
    refuses: 'A member is malformed, or there are more than 500 items',
    fails: { 410: 'The calendar of this key has ended', ...TOO_MANY },
  },
  endMyCalendar: {
    summary:
      'Ends the calendar of a key, or for a signed-in caller all calendars of the account. Succeeds also if there is none',
    isSpecified: false,
    refuses: 'key is malformed',
    fails: {
      ...OF_USER,
      429: 'State 11812: too many changes of the account, or of the calendar without one, within an hour',
    },
  },
} satisfies Record<string, CallText>;

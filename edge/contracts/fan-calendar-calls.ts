import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { idInput } from './call-inputs.ts';
import { calendarSchema } from './calendar.ts';
import { favouriteNamesSchema } from './favourite.ts';
import { NO_CALENDAR } from './messages.ts';
import { idSchema } from './primitives.ts';

/*
 * The calendar of all that a fan follows. Its id, which stands in its address, is the SHA-256 of a key: who has
 * the address reads the calendar, and only who has the key changes or ends it. A signed-in fan's shows what the
 * account follows.
 */

const own = { api: 'media', caller: 'anyone', cache: 'no-store' } as const;

/** 32 random bytes in base64url. */
const calendarKeySchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'),
);

/** The calendar, and whether it shows the account's favourites or those that the device sends. */
const savedSchema = v.object({ calendarId: idSchema, isOfAccount: v.boolean() });

export const getFanCalendar = {
  ...own,
  method: 'GET',
  path: '/v1/calendar/fan/{id}',
  missing: NO_CALENDAR,
  input: v.object({ id: idInput }),
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

const TOO_MANY = { 429: 'State 11812: too many changes within an hour, or new ones within a day' };

/** Documentation of the calls. */
export default {
  getFanCalendar: {
    summary:
      'Matches of the teams, leagues, matches and players that a fan follows, chosen as those of a team',
    isSpecified: false,
    takesCountry: true,
    fails: {
      410: 'The fan has replaced or ended it',
      429: 'State 11812: too many readings within an hour',
    },
  },
  findMyCalendar: {
    summary: "The calendar of the caller's account; null for none",
    isSpecified: false,
  },
  saveMyCalendar: {
    summary:
      'Makes the calendar of a key, or changes what it shows. For a signed-in caller it is one of the account from now on, and the items count for nothing',
    isSpecified: false,
    refuses: 'A member is malformed, or there are more than 500 items',
    fails: { 410: 'The calendar of this key has ended', ...TOO_MANY },
  },
  replaceMyCalendar: {
    summary:
      'Makes the calendar of a new key and ends that of the former, for a signed-in caller all others of the account: their addresses answer 410',
    isSpecified: false,
    refuses: 'A member is malformed, or there are more than 500 items',
    fails: { 410: 'The calendar of this key has ended', ...TOO_MANY },
  },
  endMyCalendar: {
    summary:
      'Ends the calendar of a key, for a signed-in caller all of the account; nothing to end is no failure',
    isSpecified: false,
    refuses: 'key is malformed',
    fails: { 429: 'State 11812: too many changes within an hour' },
  },
} satisfies Record<string, CallText>;

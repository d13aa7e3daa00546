import * as v from 'valibot';
import { channelWireSchema } from './broadcasters.ts';
import { eventDetailSchema } from './event.ts';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { figureSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

const { event, league, venue } = eventDetailSchema.entries;

/** A match in a calendar. */
export const calendarEntrySchema = v.object({
  event,
  league,
  venue,
  /** Number of changes to the match, from 0. */
  revision: figureSchema,
  /** Time of the last change, ms. */
  revisedAt: timeSchema,
  /** Channels in the visitor's country, then those for all countries. */
  channels: rowsSchema(channelWireSchema),
});
export type CalendarEntry = v.InferOutput<typeof calendarEntrySchema>;

/** The answer of each calendar call: matches by start time. */
export const calendarSchema = v.object({
  /** Name of the team or the league; empty for the calendar of a match or a fan. */
  calendarName: textSchema,
  /** Empty if the caller knows the calendar. */
  entries: rowsSchema(calendarEntrySchema),
  /** Names this state of the calendar in one country; absent from an API that names none. */
  tag: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  /** Whether `tag` is among those that the caller knows. */
  isKnown: v.optional(v.boolean()),
});
export type CalendarWire = v.InferOutput<typeof calendarSchema>;

/** Input of a calendar call: tags of copies that the caller has, with commas between. A text that is none names nothing. */
export const knownInput = v.optional(v.string());

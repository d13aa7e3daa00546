import * as v from 'valibot';
import { eventListSchema, eventWireSchema } from './event.ts';
import { figureSchema, textSchema, timeSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * `listTeamEvents` and `listLeagueEvents`: `results` are the matches whose status is closed (spec point
 * 4), newest first; `fixtures` all others, soonest first, and last those that
 * should have begun and of which nothing was heard.
 */
export const eventPageSchema = v.object({
  ...eventListSchema.entries,
  /** Sent back as `flag`, it brings what follows; null at the end. */
  flag: v.nullable(textSchema),
});
export type EventPage = v.InferOutput<typeof eventPageSchema>;

/** `getNearestEvents`: start times, ms; null where no match is on that side of the range. */
export const nearestEventsSchema = v.object({
  before: v.nullable(timeSchema),
  after: v.nullable(timeSchema),
});
export type NearestEvents = v.InferOutput<typeof nearestEventsSchema>;

/** `getHeadToHead`, newest first. The call's name is our own. */
export const headToHeadSchema = v.object({
  /** Last results of the home team, then of the away team: five at most. */
  home: rowsSchema(eventWireSchema),
  away: rowsSchema(eventWireSchema),
  /** Last results of the two against each other: ten at most. */
  meetings: rowsSchema(eventWireSchema),
  /** What `meetings` say, as the sides stand in this match. */
  summary: v.object({ homeWins: figureSchema, awayWins: figureSchema, draws: figureSchema }),
});
export type HeadToHead = v.InferOutput<typeof headToHeadSchema>;

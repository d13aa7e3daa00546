import * as v from 'valibot';
import { sideSchema, timeSchema } from '../../realtime/protocol/primitives.ts';
import { eventListSchema, eventWireSchema } from './event.ts';
import { figureSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * `listTeamEvents` and `listLeagueEvents`: `results` are the matches whose status is closed (spec point 4),
 * newest first; `fixtures` all others, soonest first; overdue ones without any news come last.
 */
export const eventPageSchema = v.object({
  ...eventListSchema.entries,
  /** Cursor for the next page, sent as `flag`; null at the end. */
  flag: v.nullable(textSchema),
});
export type EventPage = v.InferOutput<typeof eventPageSchema>;

/** `getNearestEvents`: start times, ms; null where no match is on that side of the range. */
export const nearestEventsSchema = v.object({
  before: v.nullable(timeSchema),
  after: v.nullable(timeSchema),
});
export type NearestEvents = v.InferOutput<typeof nearestEventsSchema>;

/** What stands out in the last results of a match's teams: 'no defeat in nine at home'. */
export const teamFactSchema = v.object({
  /** The team, by its side of this match. */
  side: sideSchema,
  kind: v.picklist([
    'winning',
    'unbeaten',
    'losing',
    'winless',
    'scoring',
    'clean-sheets',
    'goalless',
  ]),
  /** Matches in a row, up to the newest. */
  count: figureSchema,
  /** Which of its matches: those at home, those away, those against the other team, or those of them at home. */
  where: v.picklist(['all', 'home', 'away', 'meetings', 'hosted']),
  /** The league of all these matches; null: they are of several. Absent where the API does not say. */
  leagueName: v.optional(v.nullable(textSchema)),
});
export type TeamFact = v.InferOutput<typeof teamFactSchema>;

const expectationSchema = v.pipe(figureSchema, v.minValue(0));

/**
 * `getExpectedScore`: what the results before a match make one expect of it, as goals or points of each side
 * on average; null where they are too few, and in sports without a model. The call's name is our own.
 */
export const expectedScoreSchema = v.object({
  expected: v.nullable(v.object({ home: expectationSchema, away: expectationSchema })),
});
export type ExpectedScore = v.InferOutput<typeof expectedScoreSchema>;

/** `getHeadToHead`, newest first. The call's name is our own. */
export const headToHeadSchema = v.object({
  /** Last results of the home team, then of the away team: five at most. */
  home: rowsSchema(eventWireSchema),
  away: rowsSchema(eventWireSchema),
  /** Last results of the two against each other: ten at most. */
  meetings: rowsSchema(eventWireSchema),
  /** Summary of `meetings`, by this match's sides. */
  summary: v.object({ homeWins: figureSchema, awayWins: figureSchema, draws: figureSchema }),
  /** Absent from an operator's own API that knows none. */
  facts: v.optional(rowsSchema(teamFactSchema)),
});
export type HeadToHead = v.InferOutput<typeof headToHeadSchema>;

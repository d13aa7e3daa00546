import * as v from 'valibot';
import { sideSchema, timeSchema } from '../../realtime/protocol/primitives.ts';
import { eventListSchema, eventWireSchema } from './event.ts';
import { figureSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * A page of `listTeamEvents` and `listLeagueEvents`. `results` are the matches with a closed status
 * (spec point 4), newest first. `fixtures` are all others, soonest first, but overdue ones without
 * an update last.
 */
export const eventPageSchema = v.object({
  ...eventListSchema.entries,
  /** Cursor for the next page, sent as `flag`; null at the end. */
  flag: v.nullable(textSchema),
});
export type EventPage = v.InferOutput<typeof eventPageSchema>;

/** `getNearestEvents`: start times, ms; null if no match is on that side of the range. */
export const nearestEventsSchema = v.object({
  before: v.nullable(timeSchema),
  after: v.nullable(timeSchema),
});
export type NearestEvents = v.InferOutput<typeof nearestEventsSchema>;

/** A streak in the last results of one of a match's teams: 'no defeat in nine at home'. */
export const teamFactSchema = v.object({
  /** The team, by its side in this match. */
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
  /** Number of matches in a row, up to the newest. */
  count: figureSchema,
  /**
   * The counted matches: all, at home, away, against the other team, or at home against the other
   * team.
   */
  where: v.picklist(['all', 'home', 'away', 'meetings', 'hosted']),
  /**
   * The league of all these matches; null for several leagues, absent if the API does not provide
   * it.
   */
  leagueName: v.optional(v.nullable(textSchema)),
});
export type TeamFact = v.InferOutput<typeof teamFactSchema>;

const expectationSchema = v.pipe(figureSchema, v.minValue(0));

/**
 * `getExpectedScore`: the mean goals or points of each side that a model expects from the results
 * before the match; null for too few results, and in sports without a model. The call's name is our
 * own.
 */
export const expectedScoreSchema = v.object({
  expected: v.nullable(v.object({ home: expectationSchema, away: expectationSchema })),
});
export type ExpectedScore = v.InferOutput<typeof expectedScoreSchema>;

/** `getHeadToHead` and `compareTeams`: results, newest first. The calls' names are our own. */
export const headToHeadSchema = v.object({
  /** Last results of the home team, and below of the away team: at most five each. */
  home: rowsSchema(eventWireSchema),
  away: rowsSchema(eventWireSchema),
  /** Last results of the two teams against each other: at most ten. */
  meetings: rowsSchema(eventWireSchema),
  /** Summary of `meetings`, by this match's sides. */
  summary: v.object({ homeWins: figureSchema, awayWins: figureSchema, draws: figureSchema }),
  /** Absent if an operator's own API does not provide them. */
  facts: v.optional(rowsSchema(teamFactSchema)),
});
export type HeadToHead = v.InferOutput<typeof headToHeadSchema>;

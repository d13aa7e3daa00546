import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { leagueWireSchema } from './league.ts';
import { seasonWireSchema } from './standings.ts';
import { teamLooks } from './team.ts';
import { venueWireSchema } from './venue.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

const sidesWireSchema = v.object({ home: figureSchema, away: figureSchema });

/**
 * A match as the media API sends it: the Event of spec point 3 under the spec's names, and further
 * fields for lists. Times are ms. The score is null before the match begins, and if it was decided
 * without play.
 */
export const eventWireSchema = v.object({
  eventId: idSchema,
  eventStatus: textSchema,
  eventMatchStatus: textSchema,
  /** Seconds of play at the last change; null without a clock. */
  eventPlayedTime: v.nullable(figureSchema),
  /** The first entry is the half-time score. */
  eventGameScore: v.array(textSchema),
  eventScore: v.nullable(sidesWireSchema),
  eventPeriods: v.array(sidesWireSchema),
  eventShootout: v.nullable(sidesWireSchema),
  /**
   * Time at which status and score were last known to be current, ms; absent if the source does not
   * provide it.
   */
  eventUpdatedAt: v.optional(timeSchema),
  /** The winner, if score and shoot-out do not show it: after a walkover or a retirement. */
  eventWinner: v.optional(v.nullable(v.picklist(['home', 'away']))),
  fixtureStartTime: timeSchema,
  /** Whether the time of day is unknown: the start time is then noon UTC of the date. */
  fixtureStartTimeTbd: v.optional(v.boolean()),
  /** Whether the day is unknown too: the start time is then noon UTC of 1 January of the year. */
  fixtureStartDayTbd: v.optional(v.boolean()),
  fixtureSportId: figureSchema,
  fixtureLeagueId: idSchema,
  fixtureHomeTeamId: idSchema,
  fixtureHomeTeamName: textSchema,
  fixtureHomeTeamShortName: textSchema,
  fixtureHomeTeamCode: teamLooks.teamCode,
  fixtureHomeTeamNation: teamLooks.teamNation,
  fixtureHomeTeamLogoUri: teamLooks.teamLogoUri,
  fixtureHomeTeamKit: teamLooks.teamKit,
  fixtureAwayTeamId: idSchema,
  fixtureAwayTeamName: textSchema,
  fixtureAwayTeamShortName: textSchema,
  fixtureAwayTeamCode: teamLooks.teamCode,
  fixtureAwayTeamNation: teamLooks.teamNation,
  fixtureAwayTeamLogoUri: teamLooks.teamLogoUri,
  fixtureAwayTeamKit: teamLooks.teamKit,
  fixtureRound: v.nullable(textSchema),
  fixtureGroup: v.nullable(textSchema),
  fixtureVenue: v.nullable(textSchema),
  displayStatus: v.array(v.object({ statusType: textSchema, displayStatus: textSchema })),
});
export type EventWire = v.InferOutput<typeof eventWireSchema>;

/**
 * `listEvents`: matches that start in [from, to), ms, by start time. Matches with an unknown day
 * are absent.
 */
export const eventListSchema = v.object({
  events: rowsSchema(eventWireSchema),
  /** The leagues of the events, each once. */
  leagues: rowsSchema(leagueWireSchema),
  /** Cursor for the next page, sent as `flag`; absent or null at the end. */
  flag: v.optional(v.nullable(textSchema)),
});
export type EventList = v.InferOutput<typeof eventListSchema>;

/** `getEvent`: one match with its league, season and ground. */
export const eventDetailSchema = v.object({
  event: eventWireSchema,
  league: leagueWireSchema,
  /** Null if no source names a season. */
  season: v.optional(v.nullable(seasonWireSchema)),
  /** The ground, if the catalogue knows more than `fixtureVenue`. */
  venue: v.optional(v.nullable(venueWireSchema)),
  /**
   * The match's parts for which other calls have data: 'lineups', 'box-score', 'odds', 'standings',
   * 'head-to-head', 'commentary', 'stats', 'broadcasters'. Absent if the source does not list them.
   */
  parts: v.optional(v.array(textSchema)),
});
export type EventDetail = v.InferOutput<typeof eventDetailSchema>;

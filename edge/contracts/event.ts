import * as v from 'valibot';
import { leagueWireSchema } from './league.ts';
import { venueWireSchema } from './venue.ts';

const sidesWireSchema = v.object({ home: v.number(), away: v.number() });

/**
 * A match as the media API sends it: the Event of spec point 3 under the
 * spec's names, and what a list needs beside. Times are ms. A match that has
 * not begun has the score null.
 */
export const eventWireSchema = v.object({
  eventId: v.string(),
  eventStatus: v.string(),
  eventMatchStatus: v.string(),
  /** Seconds of play at the last change; null where no clock is known. */
  eventPlayedTime: v.nullable(v.number()),
  /** The first entry is the half-time score. */
  eventGameScore: v.array(v.string()),
  eventScore: v.nullable(sidesWireSchema),
  eventPeriods: v.array(sidesWireSchema),
  eventShootout: v.nullable(sidesWireSchema),
  fixtureStartTime: v.number(),
  fixtureSportId: v.number(),
  fixtureLeagueId: v.string(),
  fixtureHomeTeamId: v.string(),
  fixtureHomeTeamName: v.string(),
  fixtureHomeTeamShortName: v.string(),
  fixtureAwayTeamId: v.string(),
  fixtureAwayTeamName: v.string(),
  fixtureAwayTeamShortName: v.string(),
  fixtureRound: v.nullable(v.string()),
  fixtureGroup: v.nullable(v.string()),
  fixtureVenue: v.nullable(v.string()),
  displayStatus: v.array(v.object({ statusType: v.string(), displayStatus: v.string() })),
});
export type EventWire = v.InferOutput<typeof eventWireSchema>;

/**
 * `GET /v1/events?from&to&sportId?&flag?&size?` (1,000, which is the most): the
 * matches that start in [from, to) ms, by start time.
 */
export const eventListSchema = v.object({
  events: v.array(eventWireSchema),
  /** Every league the events name, once. */
  leagues: v.array(leagueWireSchema),
  /** Sent back as `flag`, it brings what follows; absent or null at the end. */
  flag: v.optional(v.nullable(v.string())),
});
export type EventList = v.InferOutput<typeof eventListSchema>;

/** `GET /v1/events/{id}`: one match with its league. */
export const eventDetailSchema = v.object({
  event: eventWireSchema,
  league: leagueWireSchema,
  /** The ground, where the catalogue knows more of it than `fixtureVenue`. */
  venue: v.optional(v.nullable(venueWireSchema)),
  /**
   * Which of the match's further calls have anything to tell: 'lineups',
   * 'box-score', 'odds', 'standings'. Absent where the source does not say.
   */
  parts: v.optional(v.array(v.string())),
});
export type EventDetail = v.InferOutput<typeof eventDetailSchema>;

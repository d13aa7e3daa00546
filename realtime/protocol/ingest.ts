import * as v from 'valibot';
import { eventStatusSchema } from './event-status.ts';
import { versionSchema } from './frame.ts';
import { matchIdSchema } from './match-id.ts';
import {
  clockSchema,
  displayStatusesSchema,
  gameScoreSchema,
  incidentsSchema,
  periodsSchema,
  pointsSchema,
  situationSchema,
  statsSchema,
  teamSchema,
} from './match-state.ts';
import { matchStatusSchema } from './match-status.ts';
import {
  labelSchema,
  pictureUriSchema,
  sideSchema,
  countrySchema,
  sidesSchema,
  timeSchema,
} from './primitives.ts';
import { seasonSchema, stageSchema } from './season.ts';
import { sportIdSchema } from './sport.ts';
import { entityIdSchema } from './text.ts';
import { venueSchema } from './venue.ts';

/**
 * The header in which a feed may sign a request's id and time alone, as the signature of an empty body: so
 * the product knows the sender before it reads the body.
 */
export const SENDER_SIGNATURE = 'webhook-sender-signature';

/** The league of a fixture. */
export const leagueSchema = v.strictObject({
  id: entityIdSchema,
  name: labelSchema,
  country: v.optional(countrySchema),
  logoUri: v.optional(pictureUriSchema),
  /** Importance among the leagues of its sport, 1 first: lists use this order. */
  rank: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9_999))),
});
export type League = v.InferOutput<typeof leagueSchema>;

/** A side of a fixture: a team and its home country, which lists of teams use. */
export const contestantSchema = v.strictObject({
  ...teamSchema.entries,
  country: v.optional(countrySchema),
});
export type Contestant = v.InferOutput<typeof contestantSchema>;

/** The sides, place and time of a match: the catalogue's data before kick-off. */
export const fixtureSchema = v.strictObject({
  sportId: sportIdSchema,
  league: leagueSchema,
  home: contestantSchema,
  away: contestantSchema,
  startTime: timeSchema,
  /** Whether the time of day is unknown: `startTime` is noon UTC of the date. */
  startTimeTbd: v.optional(v.boolean()),
  /**
   * Whether the day is unknown too: `startTime` is noon UTC of 1 January of the year. Implies
   * `startTimeTbd`.
   */
  startDayTbd: v.optional(v.boolean()),
  season: v.optional(seasonSchema),
  stage: v.optional(stageSchema),
  /** 'Matchday 7', 'Quarter-final' … */
  round: v.optional(labelSchema),
  group: v.optional(labelSchema),
  /** The place, as the source writes it. */
  venue: v.optional(labelSchema),
  /** The place with separate name, city and country; `venue` is optional then. */
  ground: v.optional(venueSchema),
});
export type Fixture = v.InferOutput<typeof fixtureSchema>;

/**
 * One change of a match as a feed reports it. `sequence` orders the updates of a match; gaps are
 * legal. Absent members change nothing, null clears a member.
 */
export const matchUpdateSchema = v.strictObject({
  matchId: matchIdSchema,
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  occurredAt: timeSchema,
  fixture: v.optional(fixtureSchema),
  status: v.optional(eventStatusSchema),
  matchStatus: v.optional(matchStatusSchema),
  clock: v.optional(v.nullable(clockSchema)),
  score: v.optional(sidesSchema),
  periods: v.optional(periodsSchema),
  points: v.optional(v.nullable(pointsSchema)),
  /** Valid until the next situation, a new period or a break. */
  situation: v.optional(v.nullable(situationSchema)),
  shootout: v.optional(v.nullable(sidesSchema)),
  /** The winner of a finished match, if score and shoot-out do not show it. */
  winner: v.optional(v.nullable(sideSchema)),
  gameScore: v.optional(gameScoreSchema),
  /** Whether this update fixes an earlier mistake: it may reopen a closed match. */
  correction: v.optional(v.boolean()),
  displayStatus: v.optional(displayStatusesSchema),
  /** Upserted by id; `removed: true` cancels an incident. */
  incidents: v.optional(incidentsSchema),
  /** Merged by name. */
  stats: v.optional(statsSchema),
});
export type MatchUpdate = v.InferOutput<typeof matchUpdateSchema>;

/** Limit of updates per request; more gives 413. */
export const MAX_UPDATES_PER_REQUEST = 500;

export const ingestRequestSchema = v.strictObject({
  source: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/)),
  updates: v.pipe(v.array(matchUpdateSchema), v.minLength(1)),
});
export type IngestRequest = v.InferOutput<typeof ingestRequestSchema>;

export const REJECTIONS = [
  'fixture-missing',
  'fixture-conflict',
  'illegal-transition',
  'sequence-conflict',
  'period-unknown',
  'too-many-periods',
  'too-many-incidents',
  'too-many-statistics',
  'score-too-high',
  'shootout-impossible',
] as const;

/**
 * applied: durable, and part of the state, even if the state looks the same. duplicate: the same
 * update was stored before. stale: older than the stored data, without new information. rejected:
 * breaks a rule; `reason` is one of `REJECTIONS`, a colon and the details.
 */
export const ingestResultSchema = v.strictObject({
  matchId: matchIdSchema,
  sequence: v.number(),
  outcome: v.picklist(['applied', 'duplicate', 'stale', 'rejected']),
  /** The room's version after the update; absent if the room has no state yet. */
  version: v.optional(versionSchema),
  reason: v.optional(v.string()),
});
export type IngestResult = v.InferOutput<typeof ingestResultSchema>;

export const ingestResponseSchema = v.strictObject({ results: v.array(ingestResultSchema) });
export type IngestResponse = v.InferOutput<typeof ingestResponseSchema>;

/**
 * Body of every response except 200. `faults` lists the faults of a malformed body, with their
 * paths.
 */
export const ingestErrorSchema = v.strictObject({
  message: v.string(),
  faults: v.optional(v.array(v.strictObject({ path: v.string(), message: v.string() }))),
});
export type IngestError = v.InferOutput<typeof ingestErrorSchema>;
export type IngestFault = NonNullable<IngestError['faults']>[number];

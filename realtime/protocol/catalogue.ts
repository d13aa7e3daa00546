import * as v from 'valibot';
import { phaseOf } from '../sports/event-status.ts';
import { shootoutFault } from '../sports/shootout.ts';
import { eventStatusSchema } from './event-status.ts';
import { fixtureSchema } from './ingest.ts';
import { matchIdSchema } from './match-id.ts';
import { gameScoreSchema, periodsSchema, teamSchema } from './match-state.ts';
import { matchStatusSchema } from './match-status.ts';
import {
  daySchema,
  labelSchema,
  nationSchema,
  pictureUriSchema,
  positionSchema,
  sideSchema,
  sidesSchema,
} from './primitives.ts';
import { seasonSchema, stageSchema } from './season.ts';
import { seasonRulesSchema } from './season-rules.ts';
import { sportIdSchema } from './sport.ts';
import { entityIdSchema } from './text.ts';
import { venueSchema } from './venue.ts';

/** The end of a finished match. */
export const resultSchema = v.pipe(
  v.strictObject({
    status: eventStatusSchema,
    matchStatus: matchStatusSchema,
    score: sidesSchema,
    periods: periodsSchema,
    gameScore: gameScoreSchema,
    shootout: v.optional(sidesSchema),
    /** The winner, if score and shoot-out do not show it. */
    winner: v.optional(sideSchema),
  }),
  v.forward(
    v.check(
      ({ status, shootout }) =>
        !shootout || shootoutFault(shootout, phaseOf(status) === 'result') === undefined,
      'must be a score that a shoot-out can end with',
    ),
    ['shootout'],
  ),
);
export type Result = v.InferOutput<typeof resultSchema>;

/** A season's match as a file or schedule lists it, with its result if any. */
export const catalogueMatchSchema = v.strictObject({
  matchId: matchIdSchema,
  fixture: fixtureSchema,
  result: v.optional(resultSchema),
  /** These two override the fixture's. */
  season: v.optional(seasonSchema),
  stage: v.optional(stageSchema),
  /**
   * In a knock-out match: the tie's index in its round, from 0 in the order of the draw. The
   * winners of ties 2n and 2n+1 meet in tie n.
   */
  tie: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(255))),
  /** One of `venues`, of this request or another; it overrides the fixture's `ground`. */
  venueId: v.optional(entityIdSchema),
});
export type CatalogueMatch = v.InferOutput<typeof catalogueMatchSchema>;

/** A player of a squad. `position` is as the source writes it: 'GK'. */
export const squadPlayerSchema = v.strictObject({
  id: entityIdSchema,
  name: labelSchema,
  number: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999))),
  position: v.optional(positionSchema),
  birthDate: v.optional(daySchema),
  /** Club of a national team's player. */
  club: v.optional(labelSchema),
  nation: v.optional(nationSchema),
  logoUri: v.optional(pictureUriSchema),
});

/** A team's eligible players in a season. A later squad of the same two replaces it. */
export const squadSchema = v.strictObject({
  sportId: sportIdSchema,
  seasonId: entityIdSchema,
  team: teamSchema,
  players: v.pipe(v.array(squadPlayerSchema), v.maxLength(200)),
  /** Keeps another source's squad: one without any of these players, because ids are source-specific. */
  yields: v.optional(v.boolean()),
});
export type Squad = v.InferOutput<typeof squadSchema>;

/** The teams drawn into a group of a season, even before their matches are known. */
export const groupSchema = v.strictObject({
  sportId: sportIdSchema,
  seasonId: entityIdSchema,
  name: labelSchema,
  teams: v.pipe(v.array(teamSchema), v.maxLength(200)),
});
export type Group = v.InferOutput<typeof groupSchema>;

/** Limit of matches per catalogue request; more gives 413. */
export const MAX_MATCHES_PER_REQUEST = 500;

/**
 * Body of `POST /ingest/v1/catalogue`, signed like updates. Idempotent; never reverts later reports
 * of a room.
 */
export const catalogueRequestSchema = v.strictObject({
  source: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/)),
  matches: v.pipe(v.array(catalogueMatchSchema), v.minLength(1)),
  venues: v.optional(v.pipe(v.array(venueSchema), v.maxLength(500))),
  groups: v.optional(v.pipe(v.array(groupSchema), v.maxLength(100))),
  squads: v.optional(v.pipe(v.array(squadSchema), v.maxLength(50))),
  rules: v.optional(v.pipe(v.array(seasonRulesSchema), v.maxLength(100))),
});
export type CatalogueRequest = v.InferOutput<typeof catalogueRequestSchema>;

/** Numbers of matches, venues, groups, squads and rules of a request, each counting as one. */
export const catalogueResponseSchema = v.strictObject({
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
});
export type CatalogueResponse = v.InferOutput<typeof catalogueResponseSchema>;

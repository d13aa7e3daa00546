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

/** How a match ended: its status, score and parts. An abandoned match has a result too. */
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

/** A season's match as an import lists it, with its result if it was played. */
export const catalogueMatchSchema = v.strictObject({
  matchId: matchIdSchema,
  fixture: fixtureSchema,
  result: v.optional(resultSchema),
  /** Overrides the fixture's season. */
  season: v.optional(seasonSchema),
  /** Overrides the fixture's stage. */
  stage: v.optional(stageSchema),
  /**
   * In a knock-out: the index of this pairing in its round, from 0 in the order of the draw; both
   * legs have the same. The winners of pairings 2n and 2n+1 meet in pairing n of the next round.
   */
  tie: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(255))),
  /** Id of a venue of this request or an earlier one; it replaces the fixture's `ground`, a name. */
  venueId: v.optional(entityIdSchema),
});
export type CatalogueMatch = v.InferOutput<typeof catalogueMatchSchema>;

/** A player of a squad. `position` is in the source's own words: 'GK'. */
export const squadPlayerSchema = v.strictObject({
  id: entityIdSchema,
  name: labelSchema,
  number: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999))),
  position: v.optional(positionSchema),
  birthDate: v.optional(daySchema),
  /** Club of a national team's player. */
  club: v.optional(labelSchema),
  nation: v.optional(nationSchema),
  /** A portrait. */
  logoUri: v.optional(pictureUriSchema),
});

/** A team's eligible players in a season. A later squad of the same team and season replaces it. */
export const squadSchema = v.strictObject({
  sportId: sportIdSchema,
  seasonId: entityIdSchema,
  team: teamSchema,
  players: v.pipe(v.array(squadPlayerSchema), v.maxLength(200)),
  /**
   * Ignores this squad if the stored one has none of its players: ids differ by source, so the
   * stored squad is another source's.
   */
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

/** Limit of matches per request. The server answers 413 to more, before it parses them. */
export const MAX_MATCHES_PER_REQUEST = 500;

/**
 * Body of `POST /ingest/v1/catalogue`, signed like updates. A repeated request changes nothing, and
 * no request replaces a state that a match's room reported.
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

/**
 * The number of items, of all kinds together, that a request created, updated or did not change.
 */
export const catalogueResponseSchema = v.strictObject({
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
});
export type CatalogueResponse = v.InferOutput<typeof catalogueResponseSchema>;

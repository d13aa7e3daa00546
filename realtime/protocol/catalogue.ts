import * as v from 'valibot';
import { eventStatusSchema } from './event-status.ts';
import { fixtureSchema } from './ingest.ts';
import { entityIdSchema, matchIdSchema } from './match-id.ts';
import { gameScoreSchema, periodsSchema } from './match-state.ts';
import { matchStatusSchema } from './match-status.ts';
import { labelSchema, sidesSchema } from './primitives.ts';

/** How a match that is over ended. */
export const resultSchema = v.strictObject({
  status: eventStatusSchema,
  matchStatus: matchStatusSchema,
  score: sidesSchema,
  periods: periodsSchema,
  gameScore: gameScoreSchema,
  shootout: v.optional(sidesSchema),
});
export type Result = v.InferOutput<typeof resultSchema>;

/** One running of a league: 'of-en.1-2025-26', '2025-26'. Names sort by age within a league. */
export const seasonSchema = v.strictObject({ id: entityIdSchema, name: labelSchema });
export type Season = v.InferOutput<typeof seasonSchema>;

/** What a match decides: a place in a table, or who goes through. Only the first enters standings. */
export const stageSchema = v.picklist(['table', 'knockout']);
export type Stage = v.InferOutput<typeof stageSchema>;

/** A match of a season as a file or schedule lists it: with its result once it has one. */
export const catalogueMatchSchema = v.strictObject({
  matchId: matchIdSchema,
  fixture: fixtureSchema,
  result: v.optional(resultSchema),
  season: v.optional(seasonSchema),
  /** Absent: it counts for the table. */
  stage: v.optional(stageSchema),
});
export type CatalogueMatch = v.InferOutput<typeof catalogueMatchSchema>;

/** At most this many matches come in one catalogue request; more is answered 413. */
export const MAX_MATCHES_PER_REQUEST = 500;

/**
 * Body of `POST /ingest/v1/catalogue`, signed like updates. Importing the same
 * match again changes nothing, and never undoes what a room reported later.
 */
export const catalogueRequestSchema = v.strictObject({
  source: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,64}$/)),
  matches: v.pipe(v.array(catalogueMatchSchema), v.minLength(1)),
});
export type CatalogueRequest = v.InferOutput<typeof catalogueRequestSchema>;

export const catalogueResponseSchema = v.strictObject({
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
});
export type CatalogueResponse = v.InferOutput<typeof catalogueResponseSchema>;

import * as v from 'valibot';
import { eventStatusSchema } from './event-status.ts';
import { fixtureSchema } from './ingest.ts';
import { matchIdSchema } from './match-id.ts';
import { gameScoreSchema, periodsSchema } from './match-state.ts';
import { matchStatusSchema } from './match-status.ts';
import { sidesSchema } from './primitives.ts';

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

/** A match of a season as a file or schedule lists it: with its result once it has one. */
export const catalogueMatchSchema = v.strictObject({
  matchId: matchIdSchema,
  fixture: fixtureSchema,
  result: v.optional(resultSchema),
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

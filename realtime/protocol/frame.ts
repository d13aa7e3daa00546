import * as v from 'valibot';
import { incidentSchema } from './incident.ts';
import { matchIdSchema } from './match-id.ts';
import { matchLineSchema, matchStateSchema } from './match-state.ts';
import { timeSchema } from './primitives.ts';

/** Number of changes applied in a room: 1 for the first, +1 for each. */
export const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Random id of a room's history: it changes only if the room's storage is lost or restored. */
export const epochSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** An RFC 7396 merge patch: null deletes a member, arrays are replaced as a whole. */
export const mergePatchSchema = v.record(v.string(), v.unknown());
export type MergePatch = v.InferOutput<typeof mergePatchSchema>;

/** Sent on connect, unless the room's history reaches back to the client's position. */
export const matchSnapshotSchema = v.strictObject({
  type: v.literal('snapshot'),
  epoch: epochSchema,
  version: versionSchema,
  state: matchStateSchema,
});
export type MatchSnapshot = v.InferOutput<typeof matchSnapshotSchema>;

/** One change: the client merges `patch` into the state, then upserts `incidents` by id. */
export const matchDeltaSchema = v.strictObject({
  type: v.literal('delta'),
  version: versionSchema,
  /** Time at which the room applied the change, ms. */
  at: timeSchema,
  patch: v.optional(mergePatchSchema),
  incidents: v.optional(v.array(incidentSchema)),
});
export type MatchDelta = v.InferOutput<typeof matchDeltaSchema>;

export const sportSnapshotSchema = v.strictObject({
  type: v.literal('snapshot'),
  epoch: epochSchema,
  version: versionSchema,
  lines: v.record(matchIdSchema, matchLineSchema),
});
export type SportSnapshot = v.InferOutput<typeof sportSnapshotSchema>;

/**
 * Changes of one coalescing window, by match: the whole line of a new match, a merge patch of a
 * known line, or null for a match that the room has dropped.
 */
export const sportDeltaSchema = v.strictObject({
  type: v.literal('delta'),
  version: versionSchema,
  at: timeSchema,
  lines: v.record(matchIdSchema, v.nullable(mergePatchSchema)),
});
export type SportDelta = v.InferOutput<typeof sportDeltaSchema>;

export { RENEW_CLOSE_CODE } from '../../clients/live/src/frames.ts';

/** Close codes by reason. The room sends an error frame with the reason, then closes. */
export const ERROR_CLOSE_CODES = {
  'read-only': 4400,
  'unsupported-protocol': 4406,
  'too-many-connections': 4429,
} as const;
export const errorFrameSchema = v.strictObject({
  type: v.literal('error'),
  code: v.picklist(['read-only', 'unsupported-protocol', 'too-many-connections']),
  message: v.string(),
});
export type ErrorFrame = v.InferOutput<typeof errorFrameSchema>;

export const matchFrameSchema = v.variant('type', [
  matchSnapshotSchema,
  matchDeltaSchema,
  errorFrameSchema,
]);
export type MatchFrame = v.InferOutput<typeof matchFrameSchema>;

export const sportFrameSchema = v.variant('type', [
  sportSnapshotSchema,
  sportDeltaSchema,
  errorFrameSchema,
]);
export type SportFrame = v.InferOutput<typeof sportFrameSchema>;

import * as v from 'valibot';
import {
  epochSchema,
  matchDeltaSchema,
  sportDeltaSchema,
  versionSchema,
} from '../protocol/frame.ts';
import { matchUpdateSchema } from '../protocol/ingest.ts';
import { matchIdSchema } from '../protocol/match-id.ts';
import { silenceSchema } from '../protocol/match-state.ts';
import { timeSchema } from '../protocol/primitives.ts';
import { HISTORY_LENGTH } from '../rooms/history.ts';
import { checkpointSchema, heldLineSchema } from './valid-stored.ts';

/** Whether a stored history leads without a gap to the room's version. */
function isGapless({
  version,
  history,
}: {
  version: number;
  history: readonly { version: number }[];
}): boolean {
  const first = version - history.length + 1;
  return (
    first >= 1 &&
    history.length <= HISTORY_LENGTH &&
    history.every((delta, index) => delta.version === first + index)
  );
}

/**
 * All that a match room needs to answer as before, with the same epoch, version, state and history.
 */
export const matchBackupSchema = v.pipe(
  v.strictObject({
    matchId: matchIdSchema,
    epoch: epochSchema,
    /** `FOLD_RULES` at the time of the backup. */
    rules: v.pipe(v.number(), v.safeInteger()),
    version: versionSchema,
    lineConfirmed: versionSchema,
    lastSeenAt: timeSchema,
    silence: v.nullable(silenceSchema),
    checkpoint: v.nullable(checkpointSchema),
    log: v.array(matchUpdateSchema),
    history: v.array(matchDeltaSchema),
  }),
  v.check((room) => isGapless(room), 'has a history that does not lead to its version'),
  v.check(
    ({ matchId, log }) => log.every((update) => update.matchId === matchId),
    'has an update of another match',
  ),
  v.check(
    ({ checkpoint, log }) => checkpoint !== null || log.length > 0,
    'has neither a checkpoint nor an update',
  ),
);
export type MatchBackup = v.InferOutput<typeof matchBackupSchema>;

const linesSchema = v.array(v.tuple([matchIdSchema, heldLineSchema]));

/** All that a sport room needs to answer as before. */
export const sportBackupSchema = v.pipe(
  v.strictObject({
    sport: v.string(),
    epoch: epochSchema,
    version: versionSchema,
    held: linesSchema,
    pending: linesSchema,
    history: v.array(sportDeltaSchema),
  }),
  v.check((room) => isGapless(room), 'has a history that does not lead to its version'),
);
export type SportBackup = v.InferOutput<typeof sportBackupSchema>;

/**
 * Result of restoring a room. `kept`: it has the same history up to this version or a later one.
 * `occupied`: it has another history, and stays as it is.
 */
export type RestoreOutcome = 'restored' | 'kept' | 'occupied';

import * as v from 'valibot';
import { matchUpdateSchema, type MatchUpdate } from '../protocol/ingest.ts';
import { epochSchema, versionSchema } from '../protocol/frame.ts';
import { matchLineSchema, matchStateSchema } from '../protocol/match-state.ts';
import { timeSchema } from '../protocol/primitives.ts';
import type { Checkpoint } from '../rooms/fold.ts';
import type { HeldLine } from '../rooms/sport-room.ts';
import { log as logLine } from './log.ts';

export const checkpointSchema = v.strictObject({
  sequence: matchUpdateSchema.entries.sequence,
  state: v.nullable(matchStateSchema),
});

/**
 * Returns the valid part of a match room's stored data. Leaves out a checkpoint or log entry that
 * does not parse, and log entries that the checkpoint already contains. If no fixture is left, the
 * room waits for an update with one. `room` names the room in the product's own log.
 */
export function validCourse(
  room: string,
  stored: { checkpoint: unknown; log: readonly unknown[] },
): { checkpoint: Checkpoint | null; log: MatchUpdate[] } {
  const checkpoint = v.is(v.nullable(checkpointSchema), stored.checkpoint)
    ? stored.checkpoint
    : null;
  const valid = stored.log.filter((entry) => v.is(matchUpdateSchema, entry));
  const lost = stored.log.length - valid.length + (checkpoint === stored.checkpoint ? 0 : 1);
  if (lost > 0) logLine('warn', 'stored-left-out', { room, entries: lost });
  const log = valid.filter(({ sequence }) => sequence > (checkpoint?.sequence ?? 0));
  return { checkpoint, log };
}

export const heldLineSchema = v.strictObject({
  epoch: epochSchema,
  version: versionSchema,
  line: v.nullable(matchLineSchema),
  closedAt: v.nullable(timeSchema),
  lastSeenAt: timeSchema,
  droppedAt: v.nullable(timeSchema),
});

/**
 * Returns a sport room's valid stored lines, and whether all of them are valid. This runs whenever
 * the room wakes: a line takes some microseconds.
 */
export function validLines(stored: Iterable<readonly [matchId: string, held: unknown]>): {
  lines: [matchId: string, held: HeldLine][];
  areAllValid: boolean;
} {
  const lines: [string, HeldLine][] = [];
  let areAllValid = true;
  for (const [matchId, held] of stored)
    if (v.is(heldLineSchema, held)) lines.push([matchId, held]);
    else {
      areAllValid = false;
      logLine('warn', 'stored-left-out', { room: matchId, entries: 1 });
    }
  return { lines, areAllValid };
}

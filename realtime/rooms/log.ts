import type { MatchUpdate } from '../protocol/ingest.ts';
import type { SportId } from '../sports/sport.ts';
import { startOf, type Checkpoint } from './fold.ts';
import { finalRefusal } from './rejection.ts';

/** Minimum number of newest updates in the log, so that a late one finds its place. */
export const LOG_LENGTH = 512;
/** The log may exceed it by this much, so that checkpoints are rare. */
export const LOG_SLACK = 128;
/**
 * Limit of the log's JSON characters. A usual update has some hundreds; a log of large ones is cut
 * sooner, to half of this.
 */
export const LOG_SIZE = 4_000_000;

type Log = readonly MatchUpdate[];

/**
 * Returns the match's final sport, or undefined. The first fixture decides it, and a late one may
 * precede those of the log, but not a checkpoint or the first possible sequence.
 */
export function settledSport(checkpoint: Checkpoint | null, log: Log): SportId | undefined {
  if (checkpoint?.state) return checkpoint.state.sportId;
  const [first] = log;
  return first?.sequence === 1 ? startOf(null, [first])?.sportId : undefined;
}

/** Returns the log without updates that are illegal in its final sport. */
export function withoutRefused(checkpoint: Checkpoint | null, log: Log): Log {
  const sportId = settledSport(checkpoint, log);
  if (sportId === undefined) return log;
  const kept = log.filter((update) => finalRefusal(sportId, update) === undefined);
  return kept.length === log.length ? log : kept;
}

/** Returns the oldest updates that a too long or too large log must drop. */
export function outgrown(log: Log): Log {
  const tooMany = log.length > LOG_LENGTH + LOG_SLACK ? log.length - LOG_LENGTH : 0;
  return log.slice(0, Math.max(tooMany, tooLarge(log)));
}

/** Returns how many of the oldest make it too large; the newest always stays. */
function tooLarge(log: Log): number {
  let size = log.reduce((sum, update) => sum + sizeOf(update), 0);
  if (size <= LOG_SIZE) return 0;
  const kept = log.findIndex((update) => {
    if (size <= LOG_SIZE / 2) return true;
    size -= sizeOf(update);
    return false;
  });
  return kept < 0 ? log.length - 1 : kept;
}

/** Updates are never mutated, so each is measured once. */
const sizes = new WeakMap<MatchUpdate, number>();

function sizeOf(update: MatchUpdate): number {
  let size = sizes.get(update);
  if (size === undefined) {
    size = JSON.stringify(update).length;
    sizes.set(update, size);
  }
  return size;
}

import type { MatchUpdate } from '../protocol/ingest.ts';
import type { SportId } from '../sports/sport.ts';
import { startOf, type Checkpoint } from './fold.ts';
import { finalRefusal } from './rejection.ts';

/** At least this many of the newest updates are held, so that a late one finds its place. */
export const LOG_LENGTH = 512;
/** How far the log may exceed it, so that a checkpoint is written once in a while only. */
export const LOG_SLACK = 128;
/**
 * Characters of JSON that the log may have. An update of its usual size has some
 * hundreds; a log of large ones is cut sooner, to half of this.
 */
export const LOG_SIZE = 4_000_000;

type Log = readonly MatchUpdate[];

/**
 * The sport that this is a match of for good, or undefined. It is that of the
 * first fixture, and one that comes late may go before those of the log: not
 * before a checkpoint, and not before the first sequence that there can be.
 */
export function settledSport(checkpoint: Checkpoint | null, log: Log): SportId | undefined {
  if (checkpoint?.state) return checkpoint.state.sportId;
  const [first] = log;
  return first?.sequence === 1 ? startOf(null, [first])?.sportId : undefined;
}

/** The log without what its match, whose sport is settled, can never take. */
export function withoutRefused(checkpoint: Checkpoint | null, log: Log): Log {
  const sportId = settledSport(checkpoint, log);
  if (sportId === undefined) return log;
  const kept = log.filter((update) => finalRefusal(sportId, update) === undefined);
  return kept.length === log.length ? log : kept;
}

/** The oldest updates of a log that has become too long or too large: those to be dropped. */
export function outgrown(log: Log): Log {
  const tooMany = log.length > LOG_LENGTH + LOG_SLACK ? log.length - LOG_LENGTH : 0;
  return log.slice(0, Math.max(tooMany, tooLarge(log)));
}

/** How many of the oldest make it too large; the newest always stays. */
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

import type { MatchUpdate } from '../protocol/ingest.ts';
import type { SportId } from '../sports/sport.ts';
import { startOf, type Checkpoint } from './fold.ts';
import { finalRefusal } from './rejection.ts';

/**
 * Number of newest updates that remain when a long log is cut, so that a late one finds its place.
 */
export const LOG_LENGTH = 512;
/** The log may exceed `LOG_LENGTH` by this many updates, so that checkpoints are rare. */
export const LOG_SLACK = 128;
/**
 * Limit of the log's JSON characters. A usual update has some hundreds. A log of large updates
 * exceeds this before `LOG_LENGTH`, and is then cut to half of it.
 */
export const LOG_SIZE = 4_000_000;

type Log = readonly MatchUpdate[];

/**
 * Returns the match's sport once no update can change it, else undefined. The fixture with the
 * lowest sequence decides the sport. A late update may have a lower one, unless a checkpoint has a
 * state or the fixture has sequence 1.
 */
export function settledSport(checkpoint: Checkpoint | null, log: Log): SportId | undefined {
  if (checkpoint?.state) return checkpoint.state.sportId;
  const [first] = log;
  return first?.sequence === 1 ? startOf(null, [first])?.sportId : undefined;
}

/**
 * Returns the log without updates that are illegal in its final sport; all of it while that is
 * open.
 */
export function withoutRefused(checkpoint: Checkpoint | null, log: Log): Log {
  const sportId = settledSport(checkpoint, log);
  if (sportId === undefined) return log;
  const kept = log.filter((update) => finalRefusal(sportId, update) === undefined);
  return kept.length === log.length ? log : kept;
}

/** Returns the oldest updates, which a log that is too long or too large must drop; else none. */
export function outgrown(log: Log): Log {
  const tooMany = log.length > LOG_LENGTH + LOG_SLACK ? log.length - LOG_LENGTH : 0;
  return log.slice(0, Math.max(tooMany, tooLarge(log)));
}

/**
 * Returns how many of the oldest updates a log beyond `LOG_SIZE` must drop; the newest always
 * stays.
 */
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

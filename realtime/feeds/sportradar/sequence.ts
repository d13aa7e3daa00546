import { createHash } from 'node:crypto';
import type { MatchUpdate } from '../../protocol/ingest.ts';

/** Sequences of one millisecond; 2048 × the year 2100 in ms is a safe integer still. */
const SLOTS = 2_048;

/**
 * The sequence of a match's next update. Their feeds number nothing that orders
 * what they say, so the time does: the event's, or that at which a REST feed
 * was made. What comes on the stream is in order even if its times are not (a
 * goal is entered seconds after later throw-ins), so a sequence is always above
 * the last one. The same messages thus get the same sequences, and after a
 * restart the first update, from REST, is above all that came before it. Within
 * its millisecond the contents choose the place: two runs that differ in what
 * they saw do not give one sequence to two different updates.
 */
export function nextSequence(
  update: Omit<MatchUpdate, 'sequence'>,
  { time, last }: { time: number; last: number },
): number {
  return Math.max(time, Math.floor(last / SLOTS) + 1) * SLOTS + slotOf(update);
}

/** A running clock's `at` is the time of arrival and makes no update another one. */
function slotOf({ clock, ...update }: Omit<MatchUpdate, 'sequence'>): number {
  const contents = JSON.stringify([update, clock?.seconds, clock?.running]);
  return createHash('sha256').update(contents).digest().readUInt16BE() % SLOTS;
}

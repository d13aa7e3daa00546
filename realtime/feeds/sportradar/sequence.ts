import { createHash } from 'node:crypto';
import type { MatchUpdate } from '../../protocol/ingest.ts';

/** Sequences per millisecond; 2048 × the year 2100 in ms is still a safe integer. */
const SLOTS = 2_048;

/**
 * Returns the sequence of a match's next update. The feeds do not number their messages, so the
 * time orders an update: the event's, or that at which REST created its answer. The stream is in
 * order even if its times are not (a goal is entered seconds after later throw-ins), so a sequence
 * always exceeds the last one. The same messages thus get the same sequences, and the first update
 * after a restart, which comes from REST, exceeds all earlier ones. Within a millisecond the
 * contents choose the slot, so that two runs with different messages do not give one sequence to
 * two different updates.
 */
export function nextSequence(
  update: Omit<MatchUpdate, 'sequence'>,
  { time, last }: { time: number; last: number },
): number {
  return Math.max(time, Math.floor(last / SLOTS) + 1) * SLOTS + slotOf(update);
}

/**
 * Returns the slot of an update's contents. A clock's `at` does not count, since it is only the
 * time of arrival.
 */
function slotOf({ clock, ...update }: Omit<MatchUpdate, 'sequence'>): number {
  const contents = JSON.stringify([update, clock?.seconds, clock?.running]);
  return createHash('sha256').update(contents).digest().readUInt16BE() % SLOTS;
}

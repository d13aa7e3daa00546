import { createHash } from 'node:crypto';
import type { MatchUpdate } from '../../protocol/ingest.ts';

/** Sequences per millisecond; 2048 × the year 2100 in ms is still a safe integer. */
const SLOTS = 2_048;

/**
 * Returns the sequence of a match's next update. The feeds have no numbers that order it, so its
 * time does: the event's, or a REST feed's time of creation. The stream is in order even if its
 * times are not (a goal is entered seconds after later throw-ins), so a sequence always exceeds the
 * last. So the same messages get the same sequences, and the first update after a restart, from
 * REST, exceeds all earlier ones. Within a millisecond the contents choose the slot: two runs that
 * saw different messages do not give one sequence to two different updates.
 */
export function nextSequence(
  update: Omit<MatchUpdate, 'sequence'>,
  { time, last }: { time: number; last: number },
): number {
  return Math.max(time, Math.floor(last / SLOTS) + 1) * SLOTS + slotOf(update);
}

/** Ignores a running clock's `at`: it is only the time of arrival. */
function slotOf({ clock, ...update }: Omit<MatchUpdate, 'sequence'>): number {
  const contents = JSON.stringify([update, clock?.seconds, clock?.running]);
  return createHash('sha256').update(contents).digest().readUInt16BE() % SLOTS;
}

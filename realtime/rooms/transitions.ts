import { EVENT_STATUSES, type EventStatus } from '../sports/event-status.ts';

const anything: readonly EventStatus[] = EVENT_STATUSES;

/** What a match that has begun may turn into: all but a match that has not. */
const onceBegun: readonly EventStatus[] = EVENT_STATUSES.filter(
  (status) => status !== 'NotStarted' && status !== 'Delayed',
);

/**
 * The status machine of spec point 4. Updates may be lost (gaps in the sequence
 * are legal), so a status may be reached without those before it; what is ruled
 * out is going back on what was final, or un-starting a match.
 */
const NEXT: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  NotStarted: anything,
  Delayed: anything,
  // A new date makes it NotStarted again; it may also be played or awarded unannounced.
  Postponed: anything,
  // Coverage was lost, so nothing about the match's course can be ruled out.
  Unknown: anything,
  Live: onceBegun,
  Suspended: onceBegun,
  Interrupted: onceBegun,
  // The result stands, is awarded or annulled, or the match is put on another day.
  Abandoned: ['Ended', 'Finished', 'Postponed', 'Cancelled'],
  // Play is over; Finished confirms the result.
  Ended: ['Finished'],
  Finished: [],
  Cancelled: [],
};

/**
 * Whether a match's status may change from one to the other (spec point 4).
 * Staying as it is always may; a correction may change anything.
 */
export function isLegalTransition(
  from: EventStatus,
  to: EventStatus,
  correction: boolean,
): boolean {
  return from === to || correction || NEXT[from].includes(to);
}

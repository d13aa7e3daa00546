import { EVENT_STATUSES, type EventStatus } from '../sports/event-status.ts';

const anything: readonly EventStatus[] = EVENT_STATUSES;

/** Statuses after a match has begun: all except those before its start. */
const onceBegun: readonly EventStatus[] = EVENT_STATUSES.filter(
  (status) => status !== 'NotStarted' && status !== 'Delayed',
);

/**
 * The status machine of spec point 4. Updates may be lost (gaps in the sequence are legal), so a
 * status may follow without those in between. It is illegal to un-start a match, to change a final
 * status, or to resume an abandoned match.
 */
const NEXT: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  NotStarted: anything,
  Delayed: anything,
  // A new date makes the match NotStarted again; it may also be played or awarded without notice.
  Postponed: anything,
  // Coverage was lost, so any course of the match is possible.
  Unknown: anything,
  Live: onceBegun,
  Suspended: onceBegun,
  Interrupted: onceBegun,
  // The result stands, is awarded or annulled, or the match moves to another day.
  Abandoned: ['Ended', 'Finished', 'Postponed', 'Cancelled'],
  // Play is over; Finished confirms the result.
  Ended: ['Finished'],
  Finished: [],
  Cancelled: [],
};

/**
 * Whether a match's status may change from one to the other (spec point 4). Keeping it is always
 * legal; a correction may change anything.
 */
export function isLegalTransition(
  from: EventStatus,
  to: EventStatus,
  correction: boolean,
): boolean {
  return from === to || correction || NEXT[from].includes(to);
}

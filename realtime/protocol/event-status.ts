import * as v from 'valibot';

/** Event status of spec point 4. */
export const EVENT_STATUSES = [
  'NotStarted',
  'Live',
  'Suspended',
  'Ended',
  'Finished',
  'Cancelled',
  'Abandoned',
  'Delayed',
  'Unknown',
  'Postponed',
  'Interrupted',
] as const;

export const eventStatusSchema = v.picklist(EVENT_STATUSES);
export type EventStatus = v.InferOutput<typeof eventStatusSchema>;

/** Closed statuses of spec point 4: nothing more is expected of the match. */
export const CLOSED_STATUSES: ReadonlySet<EventStatus> = new Set<EventStatus>([
  'Ended',
  'Finished',
  'Cancelled',
  'Abandoned',
  'Postponed',
]);

/** Statuses of a match that is on the field of play now, or briefly held up. */
export const IN_PLAY_STATUSES: ReadonlySet<EventStatus> = new Set<EventStatus>([
  'Live',
  'Suspended',
  'Interrupted',
]);

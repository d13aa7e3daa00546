import * as v from 'valibot';
import { timeSchema } from '../protocol/primitives.ts';

/** Parses an ISO 8601 time with its zone into ms; a day alone means midnight UTC. */
export const momentSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/,
    'must be a time such as 2026-11-21T15:00Z',
  ),
  v.check(isOfCalendar, 'must be a time of the calendar'),
  v.transform((text) => Date.parse(text.replace(' ', 'T'))),
  timeSchema,
);

/** Whether the day and the time exist. `Date.parse` alone would read 30 February as 2 March. */
export function isOfCalendar(text: string): boolean {
  const [wall, day = '', time = '00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/.exec(text) ?? [];
  if (wall === undefined || Number.isNaN(Date.parse(text.replace(' ', 'T')))) return false;
  const at = Date.parse(`${day}T${time}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${day}T${time}`);
}

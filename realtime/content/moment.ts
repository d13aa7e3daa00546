import * as v from 'valibot';
import { timeSchema } from '../protocol/primitives.ts';

/** ISO 8601, with its zone; a day alone begins at midnight UTC. */
export const momentSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/,
    'must be a time such as 2026-11-21T15:00Z',
  ),
  v.transform((text) => Date.parse(text.replace(' ', 'T'))),
  v.check((time) => !Number.isNaN(time), 'must be a time of the calendar'),
  timeSchema,
);

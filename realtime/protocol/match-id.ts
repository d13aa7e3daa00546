import * as v from 'valibot';

/**
 * A match's id: 1–64 letters, digits, `:`, `.`, `_` or `-`, beginning with a
 * letter or digit. `~` stays free: it parts a relay room's number from the id.
 */
export const matchIdSchema = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9:._-]{0,63}$/,
    'must be 1–64 letters, digits, ":", ".", "_" or "-"',
  ),
);

/** An id of a league, a team or an incident: any text without control characters, 1–96 long. */
export const entityIdSchema = v.pipe(
  v.string(),
  v.regex(/^[^\p{Cc}]{1,96}$/u, 'must be 1–96 characters without control characters'),
);

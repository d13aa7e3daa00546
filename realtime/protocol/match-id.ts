import * as v from 'valibot';

/**
 * A match's id: 1–64 letters, digits, `:`, `.`, `_` or `-`, beginning with a letter or digit. `~`
 * is reserved: it separates a relay room's number from the id. 'constructor' and 'prototype' are
 * invalid, because the schema library skips members with these names.
 */
export const matchIdSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?!(?:constructor|prototype)$)[A-Za-z0-9][A-Za-z0-9:._-]{0,63}$/,
    'must be 1–64 letters, digits, ":", ".", "_" or "-", and not "constructor" or "prototype"',
  ),
);

import * as v from 'valibot';

/*
 * Rules of every answer, also an operator API's. They are those of `realtime/protocol/text.ts` and
 * `primitives.ts`, or wider: values that ingest accepts pass, and values that pass can be shown and put into
 * an address.
 */

const REFUSED = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069`;
const TEXT = new RegExp(`^[^${REFUSED}]*$`, 'u');

/** Text without control, direction or malformed characters; it may be empty. */
export const textSchema = v.pipe(
  v.string(),
  v.regex(TEXT, 'must be well-formed text'),
  v.maxLength(5_000),
);

/** An id that can stand in an address, where `.` and `..` mean something else. */
export const idSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?!\\.{1,2}$)[^${REFUSED}]{1,256}$`, 'u'), 'must be an id'),
);

/** A point in time of the years 1900 to 2199, ms. */
export const timeSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(Date.UTC(1900, 0)),
  v.maxValue(Date.UTC(2200, 0) - 1),
);

/** A day: '2000-05-17'. */
export const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A figure of any kind. Not infinite, which JSON can write: `1e999`. */
export const figureSchema = v.pipe(v.number(), v.minValue(-1e12), v.maxValue(1e12));

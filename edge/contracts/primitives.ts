import * as v from 'valibot';
import { kitSchema } from '../../realtime/protocol/kit.ts';
import { REFUSED, textSchema as textOf } from '../../realtime/protocol/text.ts';

/*
 * Schemas for values in every answer, also in those of an operator's API. They are as wide as those
 * of `realtime/protocol`, or wider, so that values that ingest accepts pass. Pages can safely show
 * every value that passes, and put it into an address.
 */

/** Text without control, direction or malformed characters; it may be empty. */
export const textSchema = textOf(5_000);

/** An id that can stand in an address, where `.` and `..` mean something else. */
export const idSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?!\\.{1,2}$)[^${REFUSED}]{1,256}$`, 'u'), 'must be an id'),
);

/** A team's colours and pattern. An invalid kit counts as unknown: the rest of the team stays. */
export const kitWireSchema = v.fallback(v.optional(v.nullable(kitSchema)), undefined);

/** A day: '2000-05-17'. */
export const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A figure of any kind. The limits exclude infinity, which JSON can express as `1e999`. */
export const figureSchema = v.pipe(v.number(), v.minValue(-1e12), v.maxValue(1e12));

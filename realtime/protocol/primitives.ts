import * as v from 'valibot';

/** A point in time: whole milliseconds since 1970 UTC. */
export const timeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Goals, points, sets or games: a whole number of at least 0. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9_999));

/** One count for each side. */
export const sidesSchema = v.strictObject({ home: countSchema, away: countSchema });
export type Sides = v.InferOutput<typeof sidesSchema>;

export const SIDES = ['home', 'away'] as const;
export const sideSchema = v.picklist(SIDES);
export type Side = v.InferOutput<typeof sideSchema>;

/** Text a person may read: 1–200 characters. */
export const labelSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

import * as v from 'valibot';
import { SIDES } from '../sports/sides.ts';
import { MAX_COUNT } from './limits.ts';
import { visibleTextSchema } from './text.ts';

/** Limits of times, ms. Sums with such a time stay far within the range of a `Date`. */
const FIRST_TIME = Date.UTC(1900, 0);
const LAST_TIME = Date.UTC(2200, 0) - 1;

/** A time in the years 1900 to 2199: whole milliseconds since 1970 UTC, negative before. */
export const timeSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(FIRST_TIME, 'must not be before 1900'),
  v.maxValue(LAST_TIME, 'must not be after 2199'),
);

/** A calendar day in the years 1800 to 2199: '2000-05-17'. */
export const daySchema = v.pipe(
  v.string(),
  v.regex(/^(?:18|19|20|21)\d{2}-\d{2}-\d{2}$/, 'must be a day such as 2000-05-17'),
  v.check(isInCalendar, 'must be a day of the calendar'),
);

function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Goals, points, sets or games: a whole number of at least 0. */
export const countSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(MAX_COUNT),
);

/**
 * A figure of a statistic, in any unit. The limits exclude infinity, which JSON can express as
 * `1e999`.
 */
export const figureSchema = v.pipe(v.number(), v.minValue(-9_999_999), v.maxValue(9_999_999));

/** One count for each side. */
export const sidesSchema = v.strictObject({ home: countSchema, away: countSchema });
export type Sides = v.InferOutput<typeof sidesSchema>;

export const sideSchema = v.picklist(SIDES);
export type Side = v.InferOutput<typeof sideSchema>;

/** Readable text: 1–200 characters, some of them visible. */
export const labelSchema = visibleTextSchema(200);

/** Absolute URI of a picture: 'https://img.example/teams/17.png'. */
export const pictureUriSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[!-~]{1,500}$/, 'must be an http(s) address of at most 500 characters'),
  v.check((uri) => URL.canParse(uri), 'must be an address'),
);

/**
 * Code of a nation in lower case: ISO 3166-1, or 3166-2 for a part with its own teams: 'br',
 * 'gb-eng'.
 */
export const nationSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}(?:-[a-z]{2,3})?$/, 'must be a code such as br or gb-eng'),
);

/**
 * A country as its source writes it: ISO 3166-1 in two or three letters, a code of sport ('GER',
 * 'ENG'), ISO 3166-2 for a part with its own teams ('gb-eng'), 'int' for several countries or none,
 * else the country's name. The catalogue stores the canonical code of `countryCode`.
 */
export const countrySchema = visibleTextSchema(60);

/** A player's position as the source writes it: 'GK'. */
export const positionSchema = visibleTextSchema(40);

import * as v from 'valibot';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';

/*
 * Members of calls' inputs that several calls take. Messages are answered as
 * they stand; that a member is missing or no whole number is said by whoever reads it.
 */

export const idInput = v.pipe(v.string(), v.minLength(1));

/** What is searched for. */
export const keywordInput = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'keyword is missing'),
  v.maxLength(100, 'keyword may have 100 characters at most'),
);

const SPORT_IDS = ALL_SPORTS.map(({ id }) => id);
export const sportIdInput = v.optional(v.picklist(SPORT_IDS, 'sportId names no sport'));

/** Empty as well as absent it is the current one. */
export const seasonIdInput = v.optional(v.string());

const integer = v.pipe(v.number(), v.integer());

/** Of a page of at most `most`, which it is where that is left open. */
export function sizeInput(most: number, byDefault: number) {
  return v.optional(
    v.pipe(
      integer,
      v.minValue(1, 'size must be 1 or more'),
      v.maxValue(most, `size may be ${most} at most`),
    ),
    byDefault,
  );
}

export const pageSizeInput = sizeInput(100, 20);

export const pageInput = v.optional(
  v.pipe(
    integer,
    v.minValue(1, 'page must be 1 or more'),
    v.maxValue(10_000, 'page may be 10000 at most'),
  ),
  1,
);

/** The `flag` of the page before, which is written so. */
export function flagInput(written: RegExp) {
  return v.optional(v.pipe(v.string(), v.regex(written, 'flag is not one that an answer brought')));
}

/** A list's place: the start time and id of its last match, which may be one that is overdue. */
export const eventFlagInput = flagInput(/^(?:overdue_)?-?\d{1,15}_.+$/);

/** ms since 1970, before it negative. */
export const timeInput = integer;

import * as v from 'valibot';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';

/*
 * Input members that several calls share. Messages are answered verbatim; the reader of an input reports
 * missing members and non-integers.
 */

export const idInput = v.pipe(v.string(), v.minLength(1));

/** The most characters that a search term may have. */
export const MAX_KEYWORD_LENGTH = 100;

/** Search term. */
export const keywordInput = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'keyword is missing'),
  v.maxLength(MAX_KEYWORD_LENGTH, `keyword may have ${MAX_KEYWORD_LENGTH} characters at most`),
);

const SPORT_IDS = ALL_SPORTS.map(({ id }) => id);
export const sportIdInput = v.optional(v.picklist(SPORT_IDS, 'sportId names no sport'));

/** Empty or absent: the current season. */
export const seasonIdInput = v.optional(v.string());

const integer = v.pipe(v.number(), v.integer());

/** Size of a page: `most` at most, `byDefault` if absent. */
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

/** The previous page's `flag`, which matches `written`. */
export function flagInput(written: RegExp) {
  return v.optional(v.pipe(v.string(), v.regex(written, 'flag is not one that an answer brought')));
}

/** Cursor in a list: start time and id of its last match, which may be overdue. */
export const eventFlagInput = flagInput(/^(?:overdue_)?-?\d{1,15}_.+$/);

/** ms since 1970; negative before. */
export const timeInput = integer;

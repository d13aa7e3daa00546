import * as v from 'valibot';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';

/*
 * Input members that several calls share. A 400 contains their messages verbatim. The code that
 * reads inputs reports missing members and non-integers itself.
 */

export const idInput = v.pipe(v.string(), v.minLength(1));

/** Longest search term, UTF-16 units. */
export const MAX_KEYWORD_LENGTH = 100;

/** A search term, trimmed. */
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

/** Returns a schema for the size of a page: at most `most`, by default `byDefault`. */
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

/** Returns a schema for the number of a page, from 1: at most `most`. */
export function pageUpTo(most: number) {
  return v.optional(
    v.pipe(
      integer,
      v.minValue(1, 'page must be 1 or more'),
      v.maxValue(most, `page may be ${most} at most`),
    ),
    1,
  );
}

export const pageInput = pageUpTo(10_000);

/** Returns a schema for the previous page's `flag`, which matches `written`. */
export function flagInput(written: RegExp) {
  return v.optional(v.pipe(v.string(), v.regex(written, 'flag is not one that an answer brought')));
}

/**
 * Cursor in a list of matches: start time (ms) and id of the previous page's last match, which may
 * be overdue.
 */
export const eventFlagInput = flagInput(/^(?:overdue_)?-?\d{1,15}_.+$/);

/** A time, ms since 1970; negative before. */
export const timeInput = integer;

/** Highest valid count, also of a sum of counts. */
export const MAX_COUNT = 9_999;

/** Limit of marks per side on the line of a match. */
export const MAX_MARKS = 100;

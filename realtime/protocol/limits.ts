/** Highest count; sums of counts must not exceed it either. */
export const MAX_COUNT = 9_999;

/** Most marks of a side on the line of a match. */
export const MAX_MARKS = 100;

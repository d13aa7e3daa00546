export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** 1970-01-05, the first Monday: weeks and longer cycles are counted from it. */
const FIRST_MONDAY = 4 * DAY;

/** Midnight UTC of the day that holds a time, ms. */
export function startOfDay(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

/** The number of the cycle of `days` days that holds a time. */
export function cycleOf(time: number, days: number): number {
  return Math.floor((time - FIRST_MONDAY) / (days * DAY));
}

/** When a cycle of `days` days begins, ms. */
export function startOfCycle(cycle: number, days: number): number {
  return FIRST_MONDAY + cycle * days * DAY;
}

/** '20261121' */
export function compactDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}

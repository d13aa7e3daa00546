import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const WEEK = 7 * DAY;

/** 1970-01-05, the first Monday: start of week 0. */
const FIRST_MONDAY = 4 * DAY;

/** Returns midnight UTC of a time's day, ms. */
export function startOfDay(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

/** Returns a time's week (from Monday, UTC), counted from that of `FIRST_MONDAY`. */
export function weekOf(time: number): number {
  return Math.floor((time - FIRST_MONDAY) / WEEK);
}

/** Returns a week's start, ms. */
export function startOfWeek(week: number): number {
  return FIRST_MONDAY + week * WEEK;
}

/** Returns the number of the first week that begins on or after a date ('MM-DD') of a year. */
export function weekFrom(year: number, monthAndDay: string): number {
  return weekOf(Date.parse(`${year}-${monthAndDay}T00:00Z`) + WEEK - 1);
}

/**
 * Returns the time (ms) `minutes` after local midnight in a zone (IANA name). `day`: midnight UTC
 * of the date, ms.
 */
export function localTime(day: number, minutes: number, zone: string): number {
  const asUtc = day + minutes * MINUTE;
  return asUtc - offsetOn(startOfDay(asUtc), zone);
}

/** Returns noon UTC (ms) of the local date at a time (ms) in a zone (IANA name). */
export function noonOfDate(time: number, zone: string): number {
  return startOfDay(time + offsetOn(startOfDay(time), zone)) + DAY / 2;
}

const offsets = new Map<string, number>();

/**
 * Returns a zone's offset from UTC at noon UTC of a day, ms. No match runs during a clock change.
 */
function offsetOn(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const offset =
    offsets.get(key) ??
    dayjs(day + DAY / 2)
      .tz(zone)
      .utcOffset() * MINUTE;
  offsets.set(key, offset);
  return offset;
}

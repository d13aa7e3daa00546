import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const WEEK = 7 * DAY;

/** 1970-01-05, the first Monday: weeks are counted from it. */
const FIRST_MONDAY = 4 * DAY;

/** Midnight UTC of the day that holds a time, ms. */
export function startOfDay(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

/** How many weeks (from Monday, UTC) were over before the one that holds a time. */
export function weekOf(time: number): number {
  return Math.floor((time - FIRST_MONDAY) / WEEK);
}

/** When a week begins, ms. */
export function startOfWeek(week: number): number {
  return FIRST_MONDAY + week * WEEK;
}

/** The first week that begins on a date ('MM-DD') of a year, or after it. */
export function weekFrom(year: number, monthAndDay: string): number {
  return weekOf(Date.parse(`${year}-${monthAndDay}T00:00Z`) + WEEK - 1);
}

/** When it is so many minutes past midnight of a day (midnight UTC, ms) in a zone (IANA name). */
export function localTime(day: number, minutes: number, zone: string): number {
  const asUtc = day + minutes * MINUTE;
  return asUtc - offsetOn(startOfDay(asUtc), zone);
}

/** Noon UTC of the date that it is in a zone (IANA name) at a time, ms. */
export function noonOfDate(time: number, zone: string): number {
  return startOfDay(time + offsetOn(startOfDay(time), zone)) + DAY / 2;
}

const offsets = new Map<string, number>();

/** How far a zone is ahead of UTC at noon, ms. Nobody plays while clocks are changed. */
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

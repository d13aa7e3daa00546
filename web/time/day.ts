import { wallTime, zoneOffset } from './zone.ts';

/** A day of the visitor's calendar: the times `from` (inclusive) to `to` (exclusive), ms. */
export interface Day {
  from: number;
  to: number;
}

const HOUR = 3_600_000;
const QUARTER = 900_000;
/** The times a Date can hold, less a day at either end to count from. */
const FARTHEST = 8.64e15 - 48 * HOUR;
/** The times that a feed may tell of: the years 1900 to 2199. */
const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(2200, 0);

/** Whether a time can be shown as a day of a calendar, in any zone. */
export function hasDay(time: number): boolean {
  return Math.abs(time) <= FARTHEST;
}

/** Whether a match can be at a time that an address names. */
export function isSupportedTime(time: number): boolean {
  return time >= EARLIEST && time < LATEST;
}

/** The first moment of the day that holds `time` in the zone. */
export function startOfDay(time: number, zone: string): number {
  const { year, month, day } = wallTime(time, zone);
  return startOfDate(year, month, day, zone);
}

/**
 * When a match begins: a day alone, as noon UTC of it, while the time is not known; a year
 * alone, as noon UTC of its 1 January, while the day is not known either.
 */
export interface Start {
  startTime: number;
  startTimeTbd?: boolean | undefined;
  startDayTbd?: boolean | undefined;
}

/** The zone in which a start is on its date: a day alone is the same day everywhere. */
export function zoneOfStart({ startTimeTbd }: Start, zone: string): string {
  return startTimeTbd ? 'UTC' : zone;
}

/** The first moment of the day, in the zone, on which a match begins. */
export function dayOfStart(start: Start, zone: string): number {
  const { year, month, day } = wallTime(start.startTime, zoneOfStart(start, zone));
  return startOfDate(year, month, day, zone);
}

/** Where a match stands whose time is not known, on the date that a time is on in the zone. */
export function noonOfDate(time: number, zone: string): number {
  const { year, month, day } = wallTime(time, zone);
  return Date.UTC(year, month - 1, day, 12);
}

/** For machines: '2026-11-21T15:00:00.000Z', or the day alone, '2026-11-21', or the year, '2026'. */
export function isoOfStart({ startTime, startTimeTbd, startDayTbd }: Start): string {
  const iso = new Date(startTime).toISOString();
  if (startDayTbd) return iso.slice(0, 4);
  return startTimeTbd ? iso.slice(0, 10) : iso;
}

/** Where a start stands among others: a day alone follows all that are on it. */
export function orderOfStart({ startTime, startTimeTbd }: Start): number {
  return startTime + (startTimeTbd ? 12 * HOUR : 0);
}

/** The first moment of the day `days` later. Days are 23 to 25 hours long, so no sum of hours gives it. */
export function addDays(time: number, days: number, zone: string): number {
  const { year, month, day } = wallTime(time, zone);
  return startOfDate(year, month, day + days, zone);
}

export function dayOf(time: number, zone: string): Day {
  return { from: startOfDay(time, zone), to: addDays(time, 1, zone) };
}

/**
 * The start of the day a `date` query names, or null when it names none.
 *
 * A link may come from a visitor of another zone, whose midnight is in the
 * middle of a day here: a round quarter of an hour reads as some zone's
 * midnight and gives the same calendar date here, as long as the zones are less
 * than 12 hours apart; any other time gives the day it lies in.
 */
export function dayOfQuery(query: string | null, zone: string): number | null {
  if (query === null || !/^-?\d{1,13}$/.test(query)) return null;
  const time = Number(query);
  if (!isSupportedTime(time)) return null;
  const isMidnightSomewhere = time % QUARTER === 0;
  return startOfDay(isMidnightSomewhere ? time + 12 * HOUR - 1 : time, zone);
}

/** A day as a date field writes it: 'YYYY-MM-DD'. */
export function dateOfDay(time: number, zone: string): string {
  const { year, month, day } = wallTime(time, zone);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * The start of the day a date field names; null for none, and for a year that
 * is still being typed ('0020').
 */
export function dayOfDate(text: string, zone: string): number | null {
  const [, year, month, day] = /^((?:19|20|21)\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? null : startOfDate(Number(year), Number(month), Number(day), zone);
}

function startOfDate(year: number, month: number, day: number, zone: string): number {
  const midnightUtc = Date.UTC(year, month - 1, day);
  const wanted = new Date(midnightUtc);
  const candidates = [-24 * HOUR, 24 * HOUR].map(
    (shift) => midnightUtc - zoneOffset(midnightUtc + shift, zone),
  );
  // Where the clock springs forward at midnight the day begins at 01:00, the
  // moment of the change; where it falls back to midnight, midnight comes twice.
  const first = candidates
    .filter((time) => isOnDate(time, wanted, zone))
    .toSorted((a, b) => a - b)[0];
  return first ?? midnightUtc - zoneOffset(midnightUtc, zone);
}

function isOnDate(time: number, wanted: Date, zone: string): boolean {
  const wall = wallTime(time, zone);
  return wall.day === wanted.getUTCDate() && wall.month === wanted.getUTCMonth() + 1;
}

import { wallTime, zoneOffset } from './zone.ts';

/** A day of the visitor's calendar: `from` (inclusive) to `to` (exclusive), ms. */
export interface Day {
  from: number;
  to: number;
}

const HOUR = 3_600_000;
const QUARTER = 900_000;
/** Range of a Date, less a margin for day arithmetic. */
const FARTHEST = 8.64e15 - 48 * HOUR;
/** Range of feeds' times: the years 1900 to 2199. */
const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(2200, 0);

/** Whether a time has a calendar day in every zone. */
export function hasDay(time: number): boolean {
  return Math.abs(time) <= FARTHEST;
}

/** Whether feeds can have a match at this time, which an address names. */
export function isSupportedTime(time: number): boolean {
  return time >= EARLIEST && time < LATEST;
}

/** Returns the start of `time`'s day in the zone. */
export function startOfDay(time: number, zone: string): number {
  const { year, month, day } = wallTime(time, zone);
  return startOfDate(year, month, day, zone);
}

/**
 * A match's start. With an unknown time, noon UTC of its day; with an unknown day too, noon UTC of
 * 1 January.
 */
export interface Start {
  startTime: number;
  startTimeTbd?: boolean | undefined;
  startDayTbd?: boolean | undefined;
}

/** Returns the zone for a start's date: a date without a time is the same everywhere. */
export function zoneOfStart({ startTimeTbd }: Start, zone: string): string {
  return startTimeTbd ? 'UTC' : zone;
}

/** Returns the start of a match's day in the zone. */
export function dayOfStart(start: Start, zone: string): number {
  const { year, month, day } = wallTime(start.startTime, zoneOfStart(start, zone));
  return startOfDate(year, month, day, zone);
}

/** Returns noon UTC on `time`'s date in the zone: the start of a match without a time. */
export function noonOfDate(time: number, zone: string): number {
  const { year, month, day } = wallTime(time, zone);
  return Date.UTC(year, month - 1, day, 12);
}

/**
 * Returns a start for machines: '2026-11-21T15:00:00.000Z', or only the day, '2026-11-21', or the
 * year, '2026'.
 */
export function isoOfStart({ startTime, startTimeTbd, startDayTbd }: Start): string {
  const iso = new Date(startTime).toISOString();
  if (startDayTbd) return iso.slice(0, 4);
  return startTimeTbd ? iso.slice(0, 10) : iso;
}

/** Returns a start's sort key: a start without a time follows all others on its day. */
export function orderOfStart({ startTime, startTimeTbd }: Start): number {
  return startTime + (startTimeTbd ? 12 * HOUR : 0);
}

/**
 * Returns the start of the day `days` later. Days have 23 to 25 hours, so adding hours would be
 * wrong.
 */
export function addDays(time: number, days: number, zone: string): number {
  const { year, month, day } = wallTime(time, zone);
  return startOfDate(year, month, day + days, zone);
}

export function dayOf(time: number, zone: string): Day {
  return { from: startOfDay(time, zone), to: addDays(time, 1, zone) };
}

/**
 * Returns the start of the day in a `date` query (ms), or null without one. A link may come from
 * another zone, whose midnight is in the middle of a day here. A full quarter of an hour counts as
 * some zone's midnight and gives the same calendar date here, if the zones are less than 12 hours
 * apart. Any other time gives the day that contains it.
 */
export function dayOfQuery(query: string | null, zone: string): number | null {
  if (query === null || !/^-?\d{1,13}$/.test(query)) return null;
  const time = Number(query);
  if (!isSupportedTime(time)) return null;
  const isMidnightSomewhere = time % QUARTER === 0;
  return startOfDay(isMidnightSomewhere ? time + 12 * HOUR - 1 : time, zone);
}

/** Returns a day for a date field: 'YYYY-MM-DD'. */
export function dateOfDay(time: number, zone: string): string {
  const { year, month, day } = wallTime(time, zone);
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Returns the start of a date field's day; null if it is empty or its year incomplete ('0020'). */
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
  // If the clock springs forward at midnight, the day begins at 01:00, the moment of the change; if
  // it falls back to midnight, midnight occurs twice.
  const first = candidates
    .filter((time) => isOnDate(time, wanted, zone))
    .toSorted((a, b) => a - b)[0];
  return first ?? midnightUtc - zoneOffset(midnightUtc, zone);
}

function isOnDate(time: number, wanted: Date, zone: string): boolean {
  const wall = wallTime(time, zone);
  return wall.day === wanted.getUTCDate() && wall.month === wanted.getUTCMonth() + 1;
}

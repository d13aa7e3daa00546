import { spansOf, weeksOf, zoneYearsAround } from './zone-years.ts';

/** A time on a zone's wall clock. `month` is 1–12. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const MINUTE = 60_000;
/** Years outside this range use the clock of the nearest one: a query can name any day. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 2100;

export function wallTime(time: number, zone: string): WallTime {
  const wall = new Date(time + zoneOffset(time, zone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

/** Returns the zone's lead over UTC at that time, ms. */
export function zoneOffset(time: number, zone: string): number {
  const year = new Date(time).getUTCFullYear();
  const spans = spansOf(Math.min(Math.max(year, FIRST_YEAR), LAST_YEAR), zone);
  return (spans.findLast(({ from }) => from <= time) ?? spans[0]).offset;
}

/** Whether the runtime's clock equals the zone's in the years around that time. */
export function isOwnClock(zone: string, time: number): boolean {
  return zoneYearsAround(time, zone).every(({ year, spans }) => {
    const changes = spans.slice(1).flatMap(({ from }) => [from - 1, from]);
    return [...weeksOf(year), ...changes].every(
      (each) => zoneOffset(each, zone) === -new Date(each).getTimezoneOffset() * MINUTE,
    );
  });
}

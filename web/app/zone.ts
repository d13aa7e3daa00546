/** A point in time as the wall clock of a zone shows it. `month` is 1–12. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

// Building a formatter costs far more than using it, and a page formats hundreds of times.
const formatters = new Map<string, Intl.DateTimeFormat>();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Days that are remembered per zone: more than any page shows. */
const MOST_DAYS = 1_000;
/** Zones that are remembered: a cookie names them, in any mix of capitals. */
const MOST_ZONES = 100;

// Asking a formatter costs more than all the rest of showing a time. Null where the clock changes that day.
const offsets = new Map<string, Map<number, number | null>>();

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

/** How far the zone's wall clock is ahead of UTC at that time, ms. */
export function zoneOffset(time: number, zone: string): number {
  const day = Math.floor(time / DAY);
  const ofZone = offsets.get(zone) ?? new Map<number, number | null>();
  let offset = ofZone.get(day);
  if (offset === undefined) {
    const first = askOffset(day * DAY, zone);
    offset = first === askOffset((day + 1) * DAY - MINUTE, zone) ? first : null;
    if (ofZone.size >= MOST_DAYS) ofZone.clear();
    offsets.set(zone, ofZone.set(day, offset));
  }
  return offset ?? askOffset(time, zone);
}

function askOffset(time: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const part of formatterOf(zone).formatToParts(time)) parts[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / MINUTE) * MINUTE;
}

/** The zone if this runtime knows it, else UTC: a cookie can hold anything. */
export function knownZone(zone: string): string {
  try {
    formatterOf(zone);
    return zone;
  } catch {
    return 'UTC';
  }
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    if (formatters.size >= MOST_ZONES) {
      formatters.clear();
      offsets.clear();
    }
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

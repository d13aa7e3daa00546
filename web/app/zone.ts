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

export function wallTime(time: number, zone: string): WallTime {
  const parts: Record<string, number> = {};
  for (const part of formatterOf(zone).formatToParts(time)) parts[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute };
}

/** How far the zone's wall clock is ahead of UTC at that time, ms. */
export function zoneOffset(time: number, zone: string): number {
  const { year, month, day, hour, minute } = wallTime(time, zone);
  const wholeMinute = Math.floor(time / 60_000) * 60_000;
  return Date.UTC(year, month - 1, day, hour, minute) - wholeMinute;
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

const MINUTE = 60_000;
// A formatter is costly to build. Keys are in lower case: a cookie may name a zone in any case.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether this runtime's locale data has the zone. */
export function knowsZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the zone if this runtime knows it, else UTC: a cookie may contain any text. */
export function knownZone(zone: string): string {
  return knowsZone(zone) ? zone : 'UTC';
}

/** Returns the zone's lead over UTC at that time, ms, from the runtime's data. */
export function offsetOf(time: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const part of formatterOf(zone).formatToParts(time)) parts[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / MINUTE) * MINUTE;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const key = zone.toLowerCase();
  let formatter = formatters.get(key);
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
    formatters.set(key, formatter);
  }
  return formatter;
}

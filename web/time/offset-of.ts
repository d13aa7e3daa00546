const MINUTE = 60_000;
// Building one costs far more than using it. In lower case: a cookie names a zone in any mix of capitals.
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

/** The zone if this runtime knows it, else UTC: a cookie can hold anything. */
export function knownZone(zone: string): string {
  return knowsZone(zone) ? zone : 'UTC';
}

/** How far the zone's wall clock is ahead of UTC at that time, ms, as the runtime says. */
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

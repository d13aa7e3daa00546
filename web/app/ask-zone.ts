const MINUTE = 60_000;
/** Zones whose formatters are kept: a cookie names them, in any mix of capitals. */
const MOST_ZONES = 100;

// Building one costs far more than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The zone if this runtime knows it, else UTC: a cookie can hold anything. */
export function knownZone(zone: string): string {
  try {
    formatterOf(zone);
    return zone;
  } catch {
    return 'UTC';
  }
}

/** How far the zone's wall clock is ahead of UTC at that time, ms, as the runtime says. */
export function askOffset(time: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const part of formatterOf(zone).formatToParts(time)) parts[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / MINUTE) * MINUTE;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    if (formatters.size >= MOST_ZONES) formatters.clear();
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

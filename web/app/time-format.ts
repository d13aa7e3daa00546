import { startOfDay } from './day.ts';
import { wallTime } from './zone.ts';

/*
 * Names are spelt out here: runtimes differ in their locale data ('Sept'), and
 * the server's text must equal the browser's.
 */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** HH:mm */
export function formatTime(time: number, zone: string): string {
  return wallClock(time, zone).format('HH:mm');
}

/** 'DD MMM' */
export function formatDate(time: number, zone: string): string {
  return wallClock(time, zone).format('DD MMM');
}

/** 'DD MMM YYYY' */
export function formatDayOfYear(time: number, zone: string): string {
  return wallClock(time, zone).format('DD MMM YYYY');
}

/** 'Sat' */
export function formatWeekday(time: number, zone: string): string {
  return wallClock(time, zone).format('ddd');
}

/** A start time (spec point 4): HH:mm, or 'DD MMM, HH:mm' with the date, which today's matches never show. */
export function formatStart(
  time: number,
  options: { now: number; timeZone: string; showDate: boolean },
): string {
  const { now, timeZone, showDate } = options;
  const isToday = startOfDay(time, timeZone) === startOfDay(now, timeZone);
  return wallClock(time, timeZone).format(showDate && !isToday ? 'DD MMM, HH:mm' : 'HH:mm');
}

/** What the zone's wall clock shows, by a pattern of YYYY, MMM, DD, ddd, HH and mm. */
function wallClock(time: number, zone: string): { format: (pattern: string) => string } {
  const { year, month, day, hour, minute } = wallTime(time, zone);
  const parts: Record<string, string | undefined> = {
    YYYY: String(year),
    MMM: MONTHS[month - 1],
    DD: twoDigits(day),
    ddd: WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()],
    HH: twoDigits(hour),
    mm: twoDigits(minute),
  };
  return {
    format: (pattern) => pattern.replace(/YYYY|MMM|DD|ddd|HH|mm/g, (part) => parts[part] ?? ''),
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

import { startOfDay } from './day.ts';
import { wallTime } from './zone.ts';

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/*
 * Names are spelt out here: runtimes differ in their locale data ('Sept'), and
 * the server's text must equal the browser's.
 */

/** HH:mm */
export function formatTime(time: number, zone: string): string {
  const { hour, minute } = wallTime(time, zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** 'DD MMM' */
export function formatDate(time: number, zone: string): string {
  const { day, month } = wallTime(time, zone);
  return `${twoDigits(day)} ${MONTHS[month - 1] ?? ''}`;
}

/** 'Sat' */
export function formatWeekday(time: number, zone: string): string {
  return WEEKDAYS[wallTime(time, zone).weekday] ?? '';
}

/** A start time (spec point 4): HH:mm, or 'DD MMM, HH:mm' with the date, which today's matches never show. */
export function formatStart(
  time: number,
  options: { now: number; timeZone: string; showDate: boolean },
): string {
  const { now, timeZone, showDate } = options;
  const isToday = startOfDay(time, timeZone) === startOfDay(now, timeZone);
  const clock = formatTime(time, timeZone);
  return showDate && !isToday ? `${formatDate(time, timeZone)}, ${clock}` : clock;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { startOfDay } from './day.ts';
import { zoneOffset } from './zone.ts';

dayjs.extend(utc);

/*
 * dayjs spells names out by itself: runtimes differ in their locale data
 * ('Sept'), and the server's text must equal the browser's.
 */

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

/** What the zone's wall clock shows, as if it were UTC: dayjs's own zones cost a formatter each time. */
function wallClock(time: number, zone: string): Dayjs {
  return dayjs.utc(time + zoneOffset(time, zone));
}

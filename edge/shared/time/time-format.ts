import type { Text } from '../text/text.ts';
import type { RenderClock } from './render-clock.ts';
import { dayOfStart, startOfDay, zoneOfStart, type Start } from './day.ts';
import { wallTime, zoneOffset } from './zone.ts';

/*
 * Names of months and days come from the catalogues of texts. Runtimes disagree about them ('Sep',
 * 'Sept'), and the server's text must equal the browser's. Times are ms, zones are IANA names.
 */

/** '16:05', in every language. */
export function formatTime(time: number, zone: string): string {
  const { hour, minute } = wallTime(time, zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** '22 Nov'; in Portuguese '22 de nov.' */
export function formatDate(t: Text, time: number, zone: string): string {
  return t('date.short', dayAndMonth(t, time, zone));
}

/** '22 Nov' where there is little room; in Portuguese '22 nov'. */
export function formatNarrowDate(t: Text, time: number, zone: string): string {
  return t('date.narrow', dayAndMonth(t, time, zone));
}

/** 'Nov'; in Portuguese 'nov.' */
export function formatMonth(t: Text, time: number, zone: string): string {
  return dayAndMonth(t, time, zone).month;
}

/** '22 Nov 2026'; in Portuguese '22 de nov. de 2026' */
export function formatDayOfYear(t: Text, time: number, zone: string): string {
  const { year } = wallTime(time, zone);
  return t('date.withYear', { ...dayAndMonth(t, time, zone), year: String(year) });
}

/** 'Sat'; in Portuguese 'sáb' */
export function formatWeekday(t: Text, time: number, zone: string): string {
  const weekday = new Date(time + zoneOffset(time, zone)).getUTCDay();
  return t('date.weekdays').split(' ')[weekday] ?? '';
}

/** 'Sat 21 Nov', or with the year; in Portuguese 'sáb., 21 de nov.' */
export function formatDay(t: Text, time: number, zone: string, withYear = false): string {
  const date = withYear ? formatDayOfYear(t, time, zone) : formatDate(t, time, zone);
  return t('date.withWeekday', { weekday: formatWeekday(t, time, zone), date });
}

/** '22 Nov'; '22 Nov 2025' if that is not the clock's year. */
export function formatDateAt(t: Text, time: number, clock: RenderClock): string {
  return (isThisYear(time, clock) ? formatDate : formatDayOfYear)(t, time, clock.timeZone);
}

/** Returns the date of a match's start as `formatDateAt` does; only the year if the day is unknown. */
export function formatStartDate(t: Text, start: Start, clock: RenderClock): string {
  if (start.startDayTbd) return yearOfStart(start);
  const timeZone = zoneOfStart(start, clock.timeZone);
  return formatDateAt(t, start.startTime, { ...clock, timeZone });
}

/** Returns the day of a match's start as `formatDay` does; only the year if the day is unknown. */
export function formatStartDay(t: Text, start: Start, zone: string, withYear = false): string {
  if (start.startDayTbd) return yearOfStart(start);
  return formatDay(t, start.startTime, zoneOfStart(start, zone), withYear);
}

function yearOfStart({ startTime }: Start): string {
  return String(new Date(startTime).getUTCFullYear());
}

/** Returns date and time of a match's start, '22 Nov, 16:05', without what is unknown of it. */
export function formatWholeStart(t: Text, start: Start, clock: RenderClock): string {
  const date = formatStartDate(t, start, clock);
  if (start.startTimeTbd) return date;
  return t('date.withTime', { date, time: formatTime(start.startTime, clock.timeZone) });
}

/** Whether a time is in the current year. */
export function isThisYear(time: number, { now, timeZone }: RenderClock): boolean {
  return wallTime(time, timeZone).year === wallTime(now, timeZone).year;
}

/**
 * Returns the start of a match (spec point 4). Without `showDate`, and for today's matches: '16:05', or
 * a text that says that the time is unknown. Else '22 Nov, 16:05', with the year if it is another one,
 * and without what is unknown.
 */
export function formatStart(
  t: Text,
  start: Start,
  options: { now: number; timeZone: string; showDate: boolean },
): string {
  const { now, timeZone, showDate } = options;
  const time = start.startTimeTbd ? t('date.tbd') : formatTime(start.startTime, timeZone);
  const isToday = !start.startDayTbd && dayOfStart(start, timeZone) === startOfDay(now, timeZone);
  return showDate && !isToday ? formatWholeStart(t, start, options) : time;
}

function dayAndMonth(t: Text, time: number, zone: string): { day: string; month: string } {
  const { day, month } = wallTime(time, zone);
  return { day: twoDigits(day), month: t('date.months').split(' ')[month - 1] ?? '' };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

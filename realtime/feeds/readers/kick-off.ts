import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Fixture } from '../../protocol/ingest.ts';
import { startOnDay } from './day-start.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const MINUTE = 60_000;
/** Largest offset of a zone from UTC, hours: that of Kiribati. */
const LARGEST_OFFSET = 14;

/**
 * Returns the start of a match. `time` is '20:45', local to `zone` (an IANA name), or '13:00 UTC-6'
 * with a zone of its own. Without a time or a zone only the day is known. Returns undefined if
 * `time` is invalid.
 */
export function kickOff(
  date: string,
  time: string | null | undefined,
  zone: string | undefined,
): Pick<Fixture, 'startTime' | 'startTimeTbd'> | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const onDay = startOnDay(year, month, day);
  if (!time?.trim()) return onDay;
  const match =
    /^(\d{1,2})[:.](\d{2})(?:\s*(?:UTC|GMT)\s*(?:([+\-−])\s*(\d{1,2})(?::?(\d{2}))?)?)?$/.exec(
      time.trim(),
    );
  if (!match) return undefined;
  const [text, hour = '', minute = '', sign, hours, minutes = '0'] = match;
  const asUtc = Date.parse(`${date}T${hour.padStart(2, '0')}:${minute}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  if (hours !== undefined) {
    if (Number(hours) > LARGEST_OFFSET || Number(minutes) > 59) return undefined;
    const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE;
    return { startTime: sign === '+' ? asUtc - offset : asUtc + offset };
  }
  if (/UTC|GMT/.test(text)) return { startTime: asUtc };
  if (zone === undefined) return onDay;
  return { startTime: dayjs.tz(`${date}T${hour.padStart(2, '0')}:${minute}`, zone).valueOf() };
}

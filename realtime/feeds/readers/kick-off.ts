import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const MINUTE = 60_000;

/**
 * When a match begins, ms. `time` is '20:45', or '13:00 UTC-6' with its own
 * zone; without one it is local time of `zone` (an IANA name). A match whose
 * time is not known yet stands at noon UTC (see `startTimeTbd`): the day is then
 * right nearly everywhere. Undefined when the text is neither.
 */
export function kickOffTime(
  date: string,
  time: string | null | undefined,
  zone: string,
): number | undefined {
  if (!time?.trim()) return Date.parse(`${date}T12:00Z`);
  const match =
    /^(\d{1,2})[:.](\d{2})(?:\s*(?:UTC|GMT)\s*(?:([+-−])\s*(\d{1,2})(?::?(\d{2}))?)?)?$/.exec(
      time.trim(),
    );
  if (!match) return undefined;
  const [text, hour = '', minute = '', sign, hours, minutes = '0'] = match;
  const asUtc = Date.parse(`${date}T${hour.padStart(2, '0')}:${minute}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  if (hours !== undefined) {
    const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE;
    return sign === '+' ? asUtc - offset : asUtc + offset;
  }
  return /UTC|GMT/.test(text)
    ? asUtc
    : dayjs.tz(`${date}T${hour.padStart(2, '0')}:${minute}`, zone).valueOf();
}

import type { Text } from '../../edge/shared/text/text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Returns the time left (`until`, ms) in its two largest units: '2 d 04 h', '3 h 07 min', '04:59';
 * null once past.
 */
export function countdownText(t: Text, until: number): string | null {
  if (until <= 0) return null;
  const [days, hours, minutes, seconds] = [
    Math.floor(until / DAY),
    Math.floor((until % DAY) / HOUR),
    Math.floor((until % HOUR) / MINUTE),
    Math.floor((until % MINUTE) / 1000),
  ];
  if (days > 0) return t('kickOff.days', { days, hours: twoDigits(hours) });
  if (hours > 0) return t('kickOff.hours', { hours, minutes: twoDigits(minutes) });
  return `${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

import type { Text } from '../../edge/shared/text/text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a comment's age in words; null from a day on. Times are ms. */
export function ageText(t: Text, time: number, now: number): string | null {
  // The server's clock may be a little ahead.
  const age = Math.max(0, now - time);
  if (age < MINUTE) return t('comments.justNow');
  if (age < HOUR) return t('comments.minutesAgo', { count: Math.floor(age / MINUTE) });
  if (age < DAY) return t('comments.hoursAgo', { count: Math.floor(age / HOUR) });
  return null;
}

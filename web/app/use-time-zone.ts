import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
import { writeCookie } from './cookie.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { isOwnClock } from '../../edge/shared/time/zone.ts';

/**
 * Sends the browser's zone to the server if the page used another clock, and reloads the page's
 * data: a page of today stays on today.
 */
export function useTimeZone(assumed: { timeZone: string; now: number } | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const timeZone = assumed?.timeZone;
  const now = assumed?.now;

  useEffect(() => {
    // A zone with the same clock in these years is enough, since reading the browser's zone name
    // loads locale data.
    if (timeZone === undefined || now === undefined || isOwnClock(timeZone, now)) return;
    // oxlint-disable-next-line no-restricted-globals
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone || zone === timeZone) return;
    // Without cookies, the page would reload for ever.
    if (document.cookie.includes(cookieOf(zone))) return;
    writeCookie(TIME_ZONE_COOKIE, zone);
    if (!document.cookie.includes(cookieOf(zone))) return;
    const date = new URLSearchParams(search).get('date');
    // In the visitor's zone the day begins at another time, and the server redirects to its
    // address. Pages without a day keep theirs.
    if (date === null) void revalidate();
    else
      void navigate(date === String(startOfDay(now, timeZone)) ? pathname : pathname + search, {
        // The visitor may have begun to read; Back still leads to the previous page.
        replace: true,
        preventScrollReset: true,
      });
    // Compares only when a page has another zone, not on each navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timeZone]);
}

function cookieOf(zone: string): string {
  return `${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}`;
}

import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
import { writeCookie } from './cookie.ts';
import { startOfDay } from '../time/day.ts';
import { isOwnClock } from '../time/zone.ts';

/**
 * Sends the server the browser's zone when the page was made by another clock, and
 * loads the page again: one that showed today there shows today here.
 */
export function useTimeZone(assumed: { timeZone: string; now: number } | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const timeZone = assumed?.timeZone;
  const now = assumed?.now;

  useEffect(() => {
    // A zone whose clock shows the same in these years is as good: to ask for the own one's name,
    // the browser loads its locale data.
    if (timeZone === undefined || now === undefined || isOwnClock(timeZone, now)) return;
    // oxlint-disable-next-line no-restricted-globals
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone || zone === timeZone) return;
    // A browser without cookies would have the page made again for ever.
    if (document.cookie.includes(cookieOf(zone))) return;
    writeCookie(TIME_ZONE_COOKIE, zone);
    if (!document.cookie.includes(cookieOf(zone))) return;
    const date = new URLSearchParams(search).get('date');
    // A day begins elsewhere by another clock, so that the server leads on to its new address. Pages that say
    // no day keep theirs.
    if (date === null) void revalidate();
    else
      void navigate(date === String(startOfDay(now, timeZone)) ? pathname : pathname + search, {
        // The visitor may have begun to read, and goes back to where they came from.
        replace: true,
        preventScrollReset: true,
      });
    // Only a page made for a zone is compared with it, not each navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timeZone]);
}

function cookieOf(zone: string): string {
  return `${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}`;
}

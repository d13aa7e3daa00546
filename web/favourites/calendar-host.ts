import { useEffect } from 'react';
import { reportError } from '../app/monitoring/report.ts';
import { readOwnCalendar } from './calendar-key.ts';
import { subscribeToFavourites } from './favourites-store.ts';

/**
 * Sends the fan's favourites to this browser's calendar whenever they change. Browsers without a
 * calendar load no code for it.
 */
export function CalendarHost(): null {
  useEffect(() => {
    const sync = async () => {
      if (readOwnCalendar() === null) return;
      const { syncCalendar } = await import('./own-calendar.ts');
      await syncCalendar();
    };
    const run = () => void sync().catch(reportError);
    run();
    // The tab in which the fan made a change sends it.
    const leave = subscribeToFavourites((isOwn) => isOwn && run());
    // Sends what failed without a connection.
    window.addEventListener('online', run);
    return () => {
      leave();
      window.removeEventListener('online', run);
    };
  }, []);
  return null;
}

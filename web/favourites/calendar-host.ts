import { useEffect } from 'react';
import { reportError } from '../app/monitoring/report.ts';
import { readOwnCalendar } from './calendar-key.ts';
import { subscribeToFavourites } from './favourites-store.ts';

/** Sends this browser's calendar what its fan follows, whenever that changes; others load no code for it. */
export function CalendarHost(): null {
  useEffect(() => {
    const sync = async () => {
      if (readOwnCalendar() === null) return;
      const { syncCalendar } = await import('./own-calendar.ts');
      await syncCalendar();
    };
    const run = () => void sync().catch(reportError);
    run();
    // The tab of a change sends it.
    return subscribeToFavourites((isOwn) => isOwn && run());
  }, []);
  return null;
}

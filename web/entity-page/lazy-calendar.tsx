import { lazy, useEffect, useState } from 'react';
import { Guard } from '../app/guard.tsx';
import { loadArea } from '../app/load-texts.ts';
import { whenIdle } from '../app/startup/when-idle.ts';
import styles from './profile-stage.module.css';

const CalendarButton = lazy(async () => {
  const [button] = await Promise.all([import('./calendar-button.tsx'), loadArea('calendar')]);
  return button;
});

/** Button to follow matches in a calendar. It loads when the page is idle; its space is reserved. */
export function LazyCalendar({ name, root }: { name: string; root: string }) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return (
    <span className={styles.calendar}>
      {isAtRest && (
        <Guard of={root} fallback={null}>
          <CalendarButton name={name} root={root} />
        </Guard>
      )}
    </span>
  );
}

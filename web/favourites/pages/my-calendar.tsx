import { lazy, useEffect, useState } from 'react';
import { Guard } from '../../app/guard.tsx';
import { loadArea } from '../../app/load-texts.ts';
import { whenIdle } from '../../app/startup/when-idle.ts';
import styles from './favourite-page.module.css';

const Button = lazy(async () => {
  const [button] = await Promise.all([import('./my-calendar-button.tsx'), loadArea('favourites')]);
  return button;
});

/**
 * Shows the button that offers a calendar of everything that a fan follows. It loads when the page
 * is idle, into reserved space.
 */
export function MyCalendar() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return (
    <span className={styles.calendar}>
      {isAtRest && (
        <Guard of={null} fallback={null}>
          <Button />
        </Guard>
      )}
    </span>
  );
}

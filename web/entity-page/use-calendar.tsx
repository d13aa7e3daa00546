import { lazy, useEffect, useState, type ReactNode } from 'react';
import { Guard } from '../app/guard.tsx';
import { loadArea } from '../app/load-texts.ts';
import { whenIdle } from '../app/startup/when-idle.ts';
import styles from './profile-stage.module.css';

const load = async () => {
  const [parts] = await Promise.all([import('./calendar-parts.tsx'), loadArea('favourites')]);
  return parts;
};
const Button = lazy(async () => ({ default: (await load()).CalendarButton }));
const Sheet = lazy(async () => ({ default: (await load()).CalendarDialog }));

/**
 * Returns a button to follow matches in a calendar, and its dialog. They are separate because the
 * button lies on the dark stage and the dialog does not. They load when the page is idle; the
 * button's space is reserved.
 */
export function useCalendar(of: { name: string; root: string }): {
  button: ReactNode;
  dialog: ReactNode;
} {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  const [isOpen, setOpen] = useState(false);
  return {
    button: (
      <span className={styles.calendar}>
        {isAtRest && (
          <Guard of={of.root} fallback={null}>
            <Button name={of.name} onPress={() => setOpen(true)} />
          </Guard>
        )}
      </span>
    ),
    dialog: isAtRest && (
      <Guard of={of.root} fallback={null}>
        <Sheet {...of} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Guard>
    ),
  };
}

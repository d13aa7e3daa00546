import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { dateOfDay, dayOfDate } from '../../edge/shared/time/day.ts';
import { useText } from '../ui/use-text.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { matchesIcon } from '../ui/icons.ts';
import styles from './day-picker.module.css';
import { matchesPath } from '../paths/match-path.ts';

export interface DayPickerProps {
  sportKey: SportKey;
  /** Start of the day shown, ms. */
  from: number;
  timeZone: string;
}

/** Time without a change after which a typed date is complete, ms. */
const TYPED_MS = 1_000;

/** Picks any day in the browser's calendar: the strip covers three days to either side. */
export default function DayPicker({ sportKey, from, timeZone }: DayPickerProps) {
  const t = useText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = dateOfDay(from, timeZone);

  useEffect(() => {
    // A focused field keeps what the visitor typed.
    if (field.current && field.current !== document.activeElement) field.current.value = shown;
  }, [shown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function go() {
    clearTimeout(timer.current);
    const day = field.current && dayOfDate(field.current.value, timeZone);
    if (day !== null && day !== from && navigator.onLine)
      void navigate(matchesPath(sportKey, day), { preventScrollReset: true });
  }

  function onChange() {
    clearTimeout(timer.current);
    // The calendar sends the final date; typing sends a date per key, and only the last one counts.
    if (isTyped.current) timer.current = setTimeout(go, TYPED_MS);
    else go();
  }

  return (
    <form
      className={`${iconButton.button} ${styles.picker}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        go();
      }}
    >
      <Icon path={matchesIcon} />
      <input
        ref={field}
        className={styles.input}
        type="date"
        aria-label={t('day.choose')}
        title={t('day.choose')}
        defaultValue={shown}
        min="2000-01-01"
        max="2099-12-31"
        onKeyDown={() => {
          isTyped.current = true;
        }}
        onPointerDown={() => {
          isTyped.current = false;
        }}
        onChange={onChange}
        onBlur={go}
      />
    </form>
  );
}

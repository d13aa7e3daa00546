import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import type { MainSportKey } from '../../realtime/protocol/sport.ts';
import { dateOfDay, dayOfDate } from '../app/day.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './day-picker.module.css';
import { matchesPath } from './match-path.ts';

export interface DayPickerProps {
  sportKey: MainSportKey;
  /** Start of the day shown, ms. */
  from: number;
  timeZone: string;
}

/** Any day at all, by the browser's own calendar: the strip reaches three days to either side. */
export function DayPicker({ sportKey, from, timeZone }: DayPickerProps) {
  const navigate = useNavigate();

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const day = dayOfDate(currentTarget.value, timeZone);
    if (day !== null && day !== from)
      void navigate(matchesPath(sportKey, day), { preventScrollReset: true });
  }

  return (
    <span className={`${iconButton.button} ${styles.picker}`}>
      <Icon name="matches" />
      <input
        // Uncontrolled: a date that is half typed is no value yet, and must not be put back.
        key={from}
        className={styles.input}
        type="date"
        aria-label="Choose a day"
        title="Choose a day"
        defaultValue={dateOfDay(from, timeZone)}
        min="2000-01-01"
        max="2099-12-31"
        onChange={onChange}
      />
    </span>
  );
}

import { useEffect, useId, useState, type ReactNode } from 'react';
import { useText } from '../../ui/use-text.ts';
import { notifyPermission } from '../notify.ts';
import { readPushChoices, type PushChoices } from './push-choices.ts';
import { hasPush, needsHomeScreen } from './push-manager.ts';
import { readPushKey, turnOffPush, turnOnPush } from './push-subscription.ts';
import styles from './push-field.module.css';

type Chosen = Omit<PushChoices, 'sent'>;

const NIGHT = { from: 22 * 60, to: 8 * 60 };

export interface PushFieldProps {
  onChange: (isOn: boolean) => void;
  /** What is shown where there are no such alerts. */
  otherwise: ReactNode;
  /** What is shown once they are on. */
  children: ReactNode;
}

/**
 * Checkbox for alerts while no page is open, and how they come. Requests the browser's permission only
 * when a fan ticks it.
 */
export default function PushField({ onChange, otherwise, children }: PushFieldProps) {
  const t = useText();
  const hint = useId();
  const [chosen, setChosen] = useState<Chosen | null>(readPushChoices);
  const [isOffered, setOffered] = useState(chosen !== null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [permission, setPermission] = useState(notifyPermission);

  useEffect(() => {
    if (!hasPush()) return;
    // Without an answer there is nothing to offer; the API's client reports the failure.
    readPushKey().then(
      (key) => setOffered(key !== null),
      () => setOffered(false),
    );
  }, []);

  const change = async (next: Chosen | null) => {
    setChosen(next);
    setBusy(true);
    setFailed(false);
    try {
      if (next !== null) {
        const granted = await Notification.requestPermission();
        setPermission(granted);
        if (granted !== 'granted') return;
        await turnOnPush(t, next);
      } else await turnOffPush();
    } catch {
      setFailed(true);
    } finally {
      const stored = readPushChoices();
      setChosen(stored);
      onChange(stored !== null);
      setBusy(false);
    }
  };

  if (!hasPush())
    return needsHomeScreen() ? (
      <p className={styles.hint}>{t('alerts.pushHomeScreen')}</p>
    ) : (
      otherwise
    );
  // The field of notifications says what to do where it is denied.
  if (!isOffered || permission === 'denied') return otherwise;
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen !== null}
          disabled={isBusy}
          aria-describedby={hint}
          onChange={({ target: { checked } }) =>
            void change(checked ? { quiet: null, hidesScores: false } : null)
          }
        />
        {t('alerts.push')}
      </label>
      <p className={styles.hint} id={hint}>
        {t('alerts.pushHow')}
      </p>
      {hasFailed && <output className={styles.hint}>{t('alerts.pushFailed')}</output>}
      {chosen && children}
      {chosen && <Manner chosen={chosen} isBusy={isBusy} onChange={(next) => void change(next)} />}
    </div>
  );
}

interface MannerProps {
  chosen: Chosen;
  isBusy: boolean;
  onChange: (next: Chosen) => void;
}

/** Quiet hours, and messages without scores. */
function Manner({ chosen, isBusy, onChange }: MannerProps) {
  const t = useText();
  const { quiet, hidesScores } = chosen;
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={quiet !== null}
          disabled={isBusy}
          onChange={({ target: { checked } }) =>
            onChange({ ...chosen, quiet: checked ? NIGHT : null })
          }
        />
        {t('alerts.quiet')}
      </label>
      {quiet && (
        <div className={styles.times}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={styles.time}>
              {t(end === 'from' ? 'alerts.quietFrom' : 'alerts.quietTo')}
              <input
                type="time"
                value={timeText(quiet[end])}
                disabled={isBusy}
                onChange={({ target: { value } }) => {
                  const minute = minuteOf(value);
                  if (minute !== null) onChange({ ...chosen, quiet: { ...quiet, [end]: minute } });
                }}
              />
            </label>
          ))}
        </div>
      )}
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={hidesScores}
          disabled={isBusy}
          onChange={({ target: { checked } }) => onChange({ ...chosen, hidesScores: checked })}
        />
        {t('alerts.hidesScores')}
      </label>
    </>
  );
}

/** '08:05', as a field of time has it. */
function timeText(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Null while the field is incomplete. */
function minuteOf(text: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}

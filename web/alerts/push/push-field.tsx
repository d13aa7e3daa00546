import { useEffect, useId, useState, type ReactNode } from 'react';
import { useText } from '../../ui/use-text.ts';
import { notifyPermission } from '../notify.ts';
import { readPushChoices, type PushChoices } from './push-choices.ts';
import { hasPush, needsHomeScreen } from './push-manager.ts';
import { readPushKey, turnOffPush, turnOnPush } from './push-subscription.ts';
import sheet from '../alert-sheet.module.css';
import styles from './push-field.module.css';

type Chosen = Omit<PushChoices, 'sent'>;

const NIGHT = { from: 22 * 60, to: 8 * 60 };

export interface PushFieldProps {
  onChange: (isOn: boolean) => void;
  /** Shown instead if this browser cannot get such alerts. */
  otherwise: ReactNode;
  /** Shown while such alerts are on. */
  children: ReactNode;
}

/**
 * Checkbox for alerts while no page is open, with their quiet hours and contents. Requests the
 * browser's permission only when a fan ticks the box.
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
    // Without a key there is nothing to offer. The API's client reports a failure.
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
      <p className={sheet.hint}>{t('alerts.pushHomeScreen')}</p>
    ) : (
      otherwise
    );
  // If permission is denied, `NotifyField` says what to do.
  if (!isOffered || permission === 'denied') return otherwise;
  return (
    <div className={styles.field}>
      <label className={sheet.choice}>
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
      <p className={sheet.hint} id={hint}>
        {t('alerts.pushHow')}
      </p>
      {hasFailed && <output className={sheet.hint}>{t('alerts.pushFailed')}</output>}
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

/** Shows the choice of quiet hours, and that of messages without scores. */
function Manner({ chosen, isBusy, onChange }: MannerProps) {
  const t = useText();
  const { quiet, hidesScores } = chosen;
  return (
    <>
      <label className={sheet.choice}>
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
      <label className={sheet.choice}>
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

/** Returns a minute of the day as the value of a time field: '08:05' for 485. */
function timeText(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Returns the minute of the day in a time field's value; null while the field is incomplete. */
function minuteOf(text: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}

import { lazy, useEffect, useRef, useState } from 'react';
import { isApiFailure } from '../../api/failure.ts';
import { Guard } from '../../app/guard.tsx';
import { reportError } from '../../app/monitoring/report.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { useText } from '../../ui/use-text.ts';
import { endCalendar, findCalendar, makeCalendar, replaceCalendar } from '../own-calendar.ts';
import styles from './my-calendar-sheet.module.css';

/** With its styles, which pages of teams and leagues load as late. */
const CalendarAddress = lazy(async () => {
  const parts = await import('../../entity-page/calendar-parts.tsx');
  return { default: parts.CalendarAddress };
});

type Outcome = 'made' | 'replaced' | 'stopped' | 'failed' | 'tooMany' | 'tooManyOwn';

/**
 * Lets a fan make, use, replace and end the address of a calendar of everything that they follow.
 */
export function MyCalendarSheet() {
  const t = useText();
  const { isLoggedIn } = useSession();
  const top = useRef<HTMLDivElement>(null);
  /** Undefined before the id is known; null without a calendar. */
  const [id, setId] = useState<string | null>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    let isCurrent = true;
    findCalendar(isLoggedIn).then(
      (found) => isCurrent && setId(found),
      () => isCurrent && setOutcome('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoggedIn]);

  const change = async (how: Outcome, run: () => Promise<string | null>) => {
    setBusy(true);
    try {
      setId(await run());
      setOutcome(how);
      // The pressed button may be gone.
      top.current?.focus();
    } catch (error) {
      // An account has a limit of its own, which neighbours do not use up. An end makes no calendar.
      const isLimit = how !== 'stopped' && isApiFailure(error) && error.status === 429;
      setOutcome(isLimit ? (isLoggedIn ? 'tooManyOwn' : 'tooMany') : 'failed');
      reportError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.sheet} ref={top} tabIndex={-1}>
      <p>{t('calendar.introMine')}</p>
      {id === null && (
        <button
          type="button"
          className={`${button.button} ${button.filled}`}
          disabled={isBusy}
          onClick={() => void change('made', makeCalendar)}
        >
          {t('calendar.make')}
        </button>
      )}
      {typeof id === 'string' && (
        <>
          <Guard of={id} fallback={null}>
            <CalendarAddress key={id} root={`/calendar/${id}`} />
          </Guard>
          <p className={styles.hint}>{t('calendar.secret')}</p>
          <div className={styles.actions}>
            <button
              type="button"
              className={button.button}
              disabled={isBusy}
              onClick={() => void change('replaced', replaceCalendar)}
            >
              {t('calendar.replace')}
            </button>
            <button
              type="button"
              className={button.button}
              disabled={isBusy}
              onClick={() => void change('stopped', () => endCalendar().then(() => null))}
            >
              {t('calendar.stop')}
            </button>
          </div>
          <p className={styles.hint}>{t('calendar.replaceHint')}</p>
        </>
      )}
      <output className={styles.hint}>{outcome && t(`calendar.${outcome}`)}</output>
    </div>
  );
}

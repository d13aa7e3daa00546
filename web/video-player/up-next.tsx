import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import styles from './player.module.css';

/** The next video. */
export interface Next {
  title: string;
  go: () => void;
}

/** Countdown, s: enough to read the title and to stop it. */
const SECONDS = 8;

/** Offers the next video over an ended one. It starts by itself if `mayPlayByItself` allows it. */
export function UpNext({ next }: { next: Next }) {
  const t = useText();
  const [left, setLeft] = useState(() => (mayPlayByItself() ? SECONDS : null));
  const go = useEffectEvent(next.go);
  useEffect(() => {
    if (left === null) return undefined;
    if (left === 0) return go();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div className={styles.over}>
      <p className={styles.nextLabel}>{t('player.upNext')}</p>
      <p className={styles.nextTitle}>{next.title}</p>
      <div className={styles.choices}>
        <button type="button" className={button.button} onClick={next.go}>
          {t('player.playNext')}
        </button>
        {left !== null && (
          <button type="button" className={button.button} onClick={() => setLeft(null)}>
            {t('player.stopNext')}
          </button>
        )}
      </div>
      {left !== null && (
        <p aria-hidden="true" className={styles.countdown}>
          {t('player.nextIn', { count: left })}
        </p>
      )}
      <output className={styles.spoken}>
        {t(left === null ? 'player.nextWaits' : 'player.nextFollows', {
          title: next.title,
        })}
      </output>
    </div>
  );
}

interface Connection {
  /** Whether the fan saves data. */
  saveData?: boolean;
}

/** Whether media may start unrequested: not if the fan saves data or prefers reduced motion. */
function mayPlayByItself(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Match } from '../domain/match.ts';
import { useLive } from '../live/live-context.ts';
import { holdBack, letGo } from '../live/spoiler-guard.ts';
import { useText } from '../text/use-text.ts';
import { isFloating } from './mini-player.ts';
import { delayOf } from './open-streams.ts';
import styles from './spoiler-switch.module.css';

/** Beside a picture of a match: whether its scores wait for the picture. Remembered by the browser. Another match is another one: see its key. */
export function SpoilerSwitch({ match, src }: { match: Match; src: string }) {
  const t = useText();
  const tools = useLive();
  const isOn = useSyncExternalStore(subscribe, read, () => false);
  /** Who switches it on has seen the score that stands there. */
  const isSeen = useRef(false);
  const begin = useEffectEvent(() =>
    holdBack(tools, {
      match,
      src,
      delay: (now) => delayOf(src, now),
      isSeen: isSeen.current,
    }),
  );
  useEffect(() => {
    if (!isOn) return undefined;
    begin();
    return () => {
      // In the corner the picture goes on, and so does what is held back for it.
      if (!isFloating(src)) letGo(src);
    };
  }, [isOn, src]);
  return (
    <div className={styles.guard}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        className={styles.switch}
        onClick={() => {
          isSeen.current = !isOn;
          write(!isOn);
        }}
      >
        <span className={styles.track} aria-hidden="true" />
        {t('player.guard')}
      </button>
      <p className={styles.hint}>{t('player.guardHint')}</p>
    </div>
  );
}

const KEY = 'spoiler-guard';
const changed = new EventTarget();
/** For a browser that stores nothing. */
let isOnHere = false;

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return isOnHere;
  }
}

function write(isOn: boolean): void {
  isOnHere = isOn;
  try {
    localStorage.setItem(KEY, isOn ? '1' : '0');
  } catch {}
  changed.dispatchEvent(new Event('change'));
}

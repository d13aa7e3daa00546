import { useEffect, useEffectEvent, useRef } from 'react';
import type { Match } from '../domain/match.ts';
import { useLive } from '../live/live-context.ts';
import { startGuard, stopGuard } from '../live/spoiler-guard.ts';
import { useText } from '../ui/use-text.ts';
import { isFloating } from './mini-player.ts';
import { delayOf } from './open-streams.ts';
import { setHidesScores, useHidesScores } from './spoiler-setting.ts';
import styles from './spoiler-switch.module.css';
import { usePictureState } from './use-picture-state.ts';

interface SpoilerSwitchProps {
  match: Match;
  src: string;
  /**
   * Whether the stream is a recording. Its delay is unknown, so scores wait until the fan switches
   * off.
   */
  isRecording?: boolean;
}

/**
 * Shows the switch for whether a match's scores wait for the picture. The browser stores the
 * choice. Another match needs another `key`.
 */
export function SpoilerSwitch({ match, src, isRecording = false }: SpoilerSwitchProps) {
  const t = useText();
  const tools = useLive();
  const isOn = useHidesScores();
  const picture = usePictureState(src);
  /** Whether the fan saw the score before switching the guard on. */
  const isSeen = useRef(false);
  const begin = useEffectEvent(() =>
    startGuard(tools, {
      match,
      src,
      delay: (now) => delayOf(src, now),
      isSeen: isSeen.current,
      label: t('player.guardHidden'),
    }),
  );
  useEffect(() => {
    if (!isOn) return undefined;
    begin();
    return () => {
      // A picture in the corner continues, and so does the delay of its scores.
      if (!isFloating(src)) stopGuard(src);
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
          setHidesScores(!isOn);
        }}
      >
        <span className={styles.track} aria-hidden="true" />
        {t('player.guard')}
      </button>
      <p className={styles.hint} aria-live="polite">
        {t(`player.${isOn ? (isRecording ? 'guardRecording' : HINTS[picture]) : 'guardHint'}`)}
      </p>
    </div>
  );
}

const HINTS = { waits: 'guardWaits', stands: 'guardStands', plays: 'guardHint' } as const;

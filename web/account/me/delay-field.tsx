import { lazy, Suspense, useId, useState } from 'react';
import { loadArea } from '../../app/load-texts.ts';
import { useLive } from '../../live/live-context.ts';
import { useDelay } from '../../live/use-delay.ts';
import { chooseDelay } from '../../session/delay-choice.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import styles from './delay-field.module.css';

/** Needs the texts of match lists, for the names of matches. */
const DelayFinder = lazy(async () => {
  const [{ DelayFinder: Finder }] = await Promise.all([
    import('./delay-finder.tsx'),
    loadArea('scores'),
  ]);
  return { default: Finder };
});

const STEPS = { less: [5, 1], more: [1, 5] } as const;

/** Sets the delay of this device's scores, and offers to measure it. */
export function DelayField() {
  const t = useText();
  const id = useId();
  const { delay } = useLive().live;
  const seconds = useDelay();
  /** Text that the fan is typing; null otherwise. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  const step = (way: 'less' | 'more', by: number) => (
    <button
      key={by}
      type="button"
      className={button.button}
      aria-label={t(`delay.${way}`, { seconds: by })}
      onClick={() => chooseDelay(delay, seconds + (way === 'less' ? -by : by))}
    >
      <bdi>{`${way === 'less' ? '−' : '+'}${by}`}</bdi>
    </button>
  );
  const commit = () => {
    if (draft !== null && /^\d{1,3}$/.test(draft)) chooseDelay(delay, Number(draft));
    setDraft(null);
  };
  return (
    <div className={styles.field}>
      <p id={`${id}-lead`}>{t('delay.lead')}</p>
      <div className={styles.steps}>
        {STEPS.less.map((by) => step('less', by))}
        <input
          className={button.button}
          size={3}
          maxLength={3}
          inputMode="numeric"
          aria-label={t('delay.seconds')}
          aria-describedby={`${id}-lead`}
          value={draft ?? seconds}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
          }}
        />
        {STEPS.more.map((by) => step('more', by))}
      </div>
      <output>{seconds === 0 ? t('delay.off') : t('delay.on', { seconds })}</output>
      <button
        type="button"
        className={button.button}
        aria-expanded={isFinding}
        onClick={() => setFinding(!isFinding)}
      >
        {t('delay.find')}
      </button>
      {isFinding && (
        <Suspense fallback={null}>
          <DelayFinder />
        </Suspense>
      )}
    </div>
  );
}

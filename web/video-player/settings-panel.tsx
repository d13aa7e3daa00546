import { useEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '../ui/use-text.ts';
import { setSpeed, showCaptions, SPEEDS } from './carry-out.ts';
import styles from './controls.module.css';
import type { OpenStream } from './use-stream.ts';

interface SettingsPanelProps {
  video: RefObject<HTMLVideoElement | null>;
  open: Pick<OpenStream, 'stream' | 'levels'>;
  isLive: boolean;
  /** Index of the shown captions; null if the video has no captions. */
  captions: { shown: number | null } | null;
  speed: number;
  onClose: () => void;
}

/** Lets the fan choose captions, quality and speed. */
export function SettingsPanel({
  video,
  open: { stream, levels },
  isLive,
  captions,
  speed,
  onClose,
}: SettingsPanelProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(() => stream.current?.chosen() ?? null);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
  useEffect(() => panel.current?.querySelector('select')?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} className={styles.panel}>
      {captions && <CaptionsChoice video={video} shown={captions.shown} />}
      {levels.length > 1 && (
        <label className={styles.choice}>
          {t('player.quality')}
          <select
            value={level ?? 'auto'}
            onChange={({ target: { value } }) => {
              const index = value === 'auto' ? null : Number(value);
              setLevel(index);
              stream.current?.choose(index);
            }}
          >
            <option value="auto">{t('player.auto')}</option>
            {levels.map(({ height }, index) => (
              <option key={height} value={index}>
                {`${height}p`}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isLive && (
        <label className={styles.choice}>
          {t('player.speed')}
          <select
            value={speed}
            onChange={({ target: { value } }) => {
              if (video.current) setSpeed(video.current, Number(value));
            }}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {`${t.number(each, decimalsOf(each))}×`}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function CaptionsChoice({
  video,
  shown,
}: Pick<SettingsPanelProps, 'video'> & { shown: number | null }) {
  const t = useText();
  const tracks = [...(video.current?.textTracks ?? [])];
  return (
    <label className={styles.choice}>
      {t('player.captions')}
      <select
        value={shown ?? 'none'}
        onChange={({ target: { value } }) => {
          const index = value === 'none' ? null : Number(value);
          if (video.current) showCaptions(video.current, index);
        }}
      >
        <option value="none">{t('player.noCaptions')}</option>
        {tracks.map(({ label, language }, index) => (
          <option key={language} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

import { useState, type RefObject } from 'react';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import styles from './player.module.css';
import type { Stream } from './stream.ts';
import type { Level } from './stream-state.ts';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

interface PlayerBarProps {
  video: RefObject<HTMLVideoElement | null>;
  stream: RefObject<Stream | null>;
  levels: readonly Level[];
  isLive: boolean;
}

/** Quality, speed, and the picture in a window of its own; a live stream is brought back to what is on. */
export function PlayerBar({ video, stream, levels, isLive }: PlayerBarProps) {
  const t = useText();
  const [level, setLevel] = useState('auto');
  const [speed, setSpeed] = useState(1);
  return (
    <div className={styles.bar}>
      {levels.length > 1 && (
        <label className={styles.choice}>
          {t('player.quality')}
          <select
            value={level}
            onChange={({ target: { value } }) => {
              setLevel(value);
              stream.current?.choose(value === 'auto' ? null : Number(value));
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
      {isLive ? (
        <button
          type="button"
          className={button.button}
          onClick={() => {
            stream.current?.toLive();
            void video.current?.play().catch(() => {});
          }}
        >
          {t('player.toLive')}
        </button>
      ) : (
        <label className={styles.choice}>
          {t('player.speed')}
          <select
            value={speed}
            onChange={({ target: { value } }) => {
              setSpeed(Number(value));
              stream.current?.setSpeed(Number(value));
            }}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {`${t.number(each, each % 1 === 0 ? 0 : 2)}×`}
              </option>
            ))}
          </select>
        </label>
      )}
      {document.pictureInPictureEnabled && (
        <button
          type="button"
          className={button.button}
          onClick={() => void togglePictureInPicture(video.current)}
        >
          {t('player.pictureInPicture')}
        </button>
      )}
    </div>
  );
}

/** A browser may refuse it, such as before there is a picture. */
async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  const change = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video?.requestPictureInPicture();
  await change?.catch(() => {});
}

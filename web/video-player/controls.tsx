import { useState, type ReactNode, type RefObject } from 'react';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import { carryOut, goTo, setVolume, togglePictureInPicture } from './carry-out.ts';
import styles from './controls.module.css';
import { durationText } from './duration-text.ts';
import type { Command } from './player-keys.ts';
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import type { OpenStream } from './use-stream.ts';
import { useCaptions } from './use-captions.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useIsAtLive } from './use-is-at-live.ts';
import { useMedia, type Media } from './use-media.ts';

export interface ControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLElement | null>;
  open: Pick<OpenStream, 'stream' | 'levels'>;
  isLive: boolean;
  hasCaptions: boolean;
  /** Shown above the controls of a live stream. */
  children?: ReactNode;
}

/** Step of the buttons beside play, s. */
const STEP = 10;

/** Shows the controls over the picture's lower edge: position, playback and settings. */
export function Controls({ video, frame, open, isLive, hasCaptions, children }: ControlsProps) {
  const t = useText();
  const media = useMedia(video);
  const isFull = useFullscreen(frame);
  const shown = useCaptions(video);
  const [isSet, setSet] = useState(false);
  const loudness = media.isMuted ? 0 : Math.round(media.volume * 100);
  const act = (command: Command) => {
    if (video.current && frame.current)
      carryOut(command, { video: video.current, frame: frame.current, isLive });
  };
  return (
    <div className={styles.controls}>
      {isSet && (
        <SettingsPanel
          video={video}
          open={open}
          isLive={isLive}
          captions={hasCaptions ? { shown } : null}
          speed={media.speed}
          onClose={() => setSet(false)}
        />
      )}
      {isLive ? (
        <div className={styles.head}>{children}</div>
      ) : (
        <SeekBar media={media} onSeek={(to) => video.current && goTo(video.current, to)} />
      )}
      {/* Time runs to the right in every language, as in the device's own players. */}
      <div className={styles.row} dir="ltr">
        <Control
          icon={media.isPaused ? 'play' : 'pause'}
          label={t(media.isPaused ? 'player.play' : 'player.pause')}
          onPress={() => act({ kind: 'toggle' })}
        />
        {isLive ? (
          <Live
            stream={open.stream}
            onReturn={() => {
              open.stream.current?.toLive();
              void video.current?.play().catch(() => {});
            }}
          />
        ) : (
          <>
            <Control
              icon="back"
              label={t('player.secondsBack', { count: STEP })}
              className={styles.step}
              onPress={() => act({ kind: 'seek', by: -STEP })}
            />
            <Control
              icon="forward"
              label={t('player.secondsOn', { count: STEP })}
              className={styles.step}
              onPress={() => act({ kind: 'seek', by: STEP })}
            />
          </>
        )}
        <Control
          icon={media.isMuted ? 'muted' : 'loud'}
          label={t('player.mute')}
          isPressed={media.isMuted}
          onPress={() => act({ kind: 'mute' })}
        />
        <input
          className={styles.volume}
          type="range"
          min={0}
          max={100}
          step={5}
          value={loudness}
          style={{ '--played': loudness / 100 }}
          aria-label={t('player.volume')}
          onChange={({ target: { valueAsNumber } }) => {
            if (video.current) setVolume(video.current, valueAsNumber / 100);
          }}
        />
        {!isLive && (
          <span className={styles.time} aria-hidden="true">
            {durationText(media.time)} / {durationText(media.range?.end ?? 0)}
          </span>
        )}
        <span className={styles.rest} />
        {hasCaptions && (
          <Control
            icon="captions"
            label={t('player.captions')}
            isPressed={shown !== null}
            onPress={() => act({ kind: 'captions' })}
          />
        )}
        {(hasCaptions || !isLive || open.levels.length > 1) && (
          <Control
            icon="settings"
            label={t('player.settings')}
            isExpanded={isSet}
            onPress={() => setSet(!isSet)}
          />
        )}
        {document.pictureInPictureEnabled && (
          <Control
            icon="window"
            label={t('player.pictureInPicture')}
            className={styles.step}
            onPress={() => video.current && void togglePictureInPicture(video.current)}
          />
        )}
        <Control
          icon={isFull ? 'unfill' : 'fill'}
          label={t('player.fullscreen')}
          isPressed={isFull}
          onPress={() => act({ kind: 'fullscreen' })}
        />
      </div>
    </div>
  );
}

/** Shows that the picture is live, or a button that returns to the live edge. */
function Live({ stream, onReturn }: { stream: OpenStream['stream']; onReturn: () => void }) {
  const t = useText();
  return useIsAtLive(stream) ? (
    <span className={`${styles.live} ${styles.isLive}`}>{t('player.live')}</span>
  ) : (
    <button type="button" className={styles.live} onClick={onReturn}>
      {t('player.toLive')}
    </button>
  );
}

function SeekBar({ media, onSeek }: { media: Media; onSeek: (to: number) => void }) {
  const t = useText();
  const end = media.range?.end ?? 0;
  const last = Math.max(1, Math.floor(end));
  const time = Math.min(Math.floor(media.time), last);
  return (
    <input
      className={styles.bar}
      dir="ltr"
      type="range"
      min={0}
      max={last}
      step={1}
      value={time}
      style={{ '--played': time / last }}
      aria-label={t('player.place')}
      aria-valuetext={placeText(t, time, end)}
      onChange={({ target: { valueAsNumber } }) => onSeek(valueAsNumber)}
    />
  );
}

function placeText(t: Text, time: number, end: number): string {
  return t('player.placeOf', { time: durationText(time), length: durationText(end) });
}

interface ControlProps {
  icon: PlayerIconName;
  label: string;
  className?: string | undefined;
  isPressed?: boolean;
  isExpanded?: boolean;
  onPress: () => void;
}

function Control({ icon, label, className, isPressed, isExpanded, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.control} ${className}` : styles.control}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}

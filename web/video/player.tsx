import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShell } from '../app/shell.ts';
import { useSession } from '../session/session.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import { closeMiniPlayer, floatVideo, takeBack } from './mini-player.ts';
import { PlayerBar } from './player-bar.tsx';
import styles from './player.module.css';
import { recallPosition, rememberPosition } from './position.ts';
import { loadPlayerSdk } from './player-sdk.ts';
import type { Stream } from './stream.ts';
import type { Failure, Level } from './stream-state.ts';

export interface Captions {
  /** BCP 47 */
  language: string;
  label: string;
  /** Address of a WebVTT file. */
  src: string;
}

export interface PlayerProps {
  /** Of an HLS stream. */
  src: string;
  /** What is played, for those who hear the page. */
  title: string;
  isLive?: boolean;
  /** Of the public configuration, for the SDK that plays it. */
  sdkKey: string;
  poster?: string | undefined;
  captions?: readonly Captions[];
  /** The fan's place in it is kept under this name; absent, it begins at its beginning. */
  positionKey?: string;
  /** The page of the stream: where the fan goes on from it, it plays on in a corner. */
  path?: string;
  onEnded?: () => void;
}

/**
 * A stream with its controls. The browser's own are for what is played and when, and answer its keys;
 * the bar below has what browsers hide or lack. Nothing is loaded before the fan starts it.
 */
export function Player({
  src,
  title,
  sdkKey,
  isLive = false,
  poster,
  captions = [],
  positionKey,
  path,
  onEnded,
}: PlayerProps) {
  const t = useText();
  const element = useRef<HTMLVideoElement>(null);
  const stream = useRef<Stream>(null);
  /** Another object is another try. */
  const [opened, setOpened] = useState<object | null>(null);
  const [levels, setLevels] = useState<readonly Level[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const country = useShell()?.startup.country ?? null;
  const userId = useSession().userProfileData?.uniqueHashKey ?? null;
  const readSetting = useEffectEvent(() => ({ key: sdkKey, country, userId }));

  useEffect(() => {
    const video = element.current;
    if (!opened || !video) return undefined;
    let isLeft = false;
    const listeners = {
      onLevels: setLevels,
      onFailure: (reason: Failure) => {
        if (isLeft) closeMiniPlayer();
        else setFailure(reason);
      },
    };
    const begin = async () => {
      const sdk = await loadPlayerSdk(readSetting());
      const begun = await sdk?.open(video, src, listeners);
      if (isLeft) return begun?.stop();
      if (!begun) return setFailure('network');
      stream.current = begun;
      // A browser that lets nothing play by itself leaves it to the fan.
      await video.play().catch(() => setWaiting(false));
    };
    begin().catch(() => setFailure('network'));
    return () => {
      isLeft = true;
      savePosition(positionKey, video);
      stream.current?.stop();
      stream.current = null;
    };
  }, [src, opened, positionKey]);

  const isOpen = opened !== null;
  const open = () => {
    setFailure(null);
    setWaiting(true);
    setOpened({});
  };

  const navigate = useNavigate();
  const float = useEffectEvent(() => {
    const video = element.current;
    if (path === undefined || !video || !stream.current || video.paused) return;
    floatVideo({
      video,
      stream: stream.current,
      src,
      labels: { region: t('player.mini'), back: t('player.back'), close: t('action.close') },
      onBack: () => void navigate(path),
    });
    stream.current = null;
  });
  const resume = useEffectEvent(() => {
    if (takeBack(src)) open();
  });
  // Before the page's elements are taken away: an element that is nowhere is paused.
  useLayoutEffect(() => () => float(), []);
  useEffect(() => queueMicrotask(() => resume()), []);
  return (
    <div className={styles.player}>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those that there are */}
        <video
          ref={element}
          className={styles.video}
          aria-label={title}
          poster={poster}
          controls={isOpen && failure === null}
          playsInline
          preload="none"
          onPlaying={() => setWaiting(false)}
          onWaiting={() => setWaiting(true)}
          onPause={(event) => {
            setWaiting(false);
            savePosition(positionKey, event.currentTarget);
          }}
          onLoadedMetadata={({ currentTarget: video }) => {
            const from = positionKey === undefined ? null : recallPosition(positionKey);
            if (from !== null) video.currentTime = from;
          }}
          onEnded={onEnded}
        >
          {captions.map(({ language, label, src: file }) => (
            <track key={file} kind="captions" srcLang={language} label={label} src={file} />
          ))}
        </video>
        {!isOpen && (
          <button
            type="button"
            className={styles.start}
            aria-label={t('player.start', { title })}
            onClick={open}
          >
            <svg viewBox="0 0 24 24" width={40} height={40} aria-hidden="true">
              <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
            </svg>
          </button>
        )}
        {isOpen && failure !== null && (
          <div className={styles.failure} role="alert">
            <p>{t(`player.${failure}`)}</p>
            {failure !== 'country' && failure !== 'unsupported' && (
              <button type="button" className={button.button} onClick={open}>
                {t('action.retry')}
              </button>
            )}
          </div>
        )}
        <output className={styles.waiting} aria-live="polite">
          {isWaiting && failure === null && t('player.loading')}
        </output>
      </div>
      {isOpen && failure === null && (
        <PlayerBar video={element} stream={stream} levels={levels} isLive={isLive} />
      )}
    </div>
  );
}

function savePosition(key: string | undefined, video: HTMLVideoElement): void {
  if (key !== undefined) rememberPosition(key, video);
}

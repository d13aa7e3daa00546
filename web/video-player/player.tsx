import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router';
import { reportAction } from '../app/monitoring/report.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import { carryOut } from './carry-out.ts';
import { Controls } from './controls.tsx';
import { durationText } from './duration-text.ts';
import { closeMiniPlayer, floatVideo, takeBack } from './mini-player.ts';
import { commandOf } from './player-keys.ts';
import { keepVolume } from './kept-volume.ts';
import { PlayerIcon } from './player-icon.tsx';
import styles from './player.module.css';
import { recallPosition, rememberPosition } from './position.ts';
import { mayPassBy } from './stream-state.ts';
import { UpNext, type Next } from './up-next.tsx';
import { useIdle } from './use-idle.ts';
import { useStream } from './use-stream.ts';

export interface Captions {
  /** BCP 47 */
  language: string;
  label: string;
  /** Address of a WebVTT file. */
  src: string;
}

export interface PlayerProps {
  /** HLS stream URL. */
  src: string;
  /** Title of the content, for screen readers. */
  title: string;
  isLive?: boolean;
  /** Key for the video SDK, from the public configuration. */
  sdkKey: string;
  /** Shown until the video plays. */
  cover?: ReactNode;
  captions?: readonly Captions[];
  /**
   * Key under which the browser stores the fan's position; absent: the video plays from the start.
   */
  positionKey?: string;
  /**
   * Path of the stream's page. When the fan leaves the page, the video continues in a corner;
   * absent: it ends.
   */
  path?: string;
  /** Whether to play at once: the fan started the video on the page before. */
  startsAtOnce?: boolean;
  next?: Next | undefined;
  /** Shown above the controls of a live stream. */
  children?: ReactNode;
  /** Called when playback starts, again after each retry. */
  onPlayed?: () => void;
}

/** Interval at which the position is saved during play, s. */
const KEEP_EVERY = 5;
/** Time for which the page shows that a video resumed, ms. */
const REPORT_FOR = 10_000;

/** Shows a stream with its controls. The stream does not load before the fan starts it. */
export function Player(props: PlayerProps) {
  const { src, title, sdkKey, isLive = false, cover, captions = [], positionKey, path } = props;
  const t = useText();
  const element = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const keptAt = useRef(0);
  /** Position at which to resume after the corner or a retry, s. */
  const goOnAt = useRef<number | null>(null);
  /** Whether analytics already got the play: on the previous page, or before a retry. */
  const isCounted = useRef(false);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const keep = (video: HTMLVideoElement) => {
    keptAt.current = video.currentTime;
    if (positionKey !== undefined) rememberPosition(positionKey, video, Date.now());
  };
  const stream = useStream(element, {
    src,
    sdkKey,
    onLeave: () => {
      if (element.current && element.current.readyState > 0) keep(element.current);
    },
  });
  const { isOpen, hasPlayed, failure, isWaiting } = stream;
  const isIdle = useIdle(frame, hasPlayed && failure === null);

  const navigate = useNavigate();
  const float = useEffectEvent(() => {
    const video = element.current;
    if (path === undefined || !video || video.paused) return;
    const playing = stream.handOver();
    if (!playing) return;
    floatVideo({
      video,
      stream: playing,
      src,
      labels: {
        region: t('player.mini'),
        back: t(isLive ? 'player.back' : 'player.backToVideo'),
        close: t('action.close'),
      },
      onBack: () => void navigate(path),
      onEnd: keep,
    });
  });
  const start = () => {
    setOver(false);
    // Only one video plays at a time.
    closeMiniPlayer();
    frame.current?.focus({ preventScroll: true });
    stream.open();
  };
  const begin = useEffectEvent(() => {
    const left = takeBack(src);
    goOnAt.current = isLive ? null : left;
    isCounted.current = left !== null;
    if (left !== null || props.startsAtOnce) start();
  });
  useEffect(() => {
    if (element.current) keepVolume(element.current);
  }, []);
  // A layout effect, since it must run before React removes the elements: a detached video pauses.
  useLayoutEffect(() => () => float(), []);
  useEffect(() => queueMicrotask(() => begin()), []);

  const again = () => {
    goOnAt.current = isLive ? null : (element.current?.currentTime ?? null);
    stream.open();
  };
  const goOn = (video: HTMLVideoElement) => {
    if (isLive) return;
    const kept = positionKey === undefined ? null : recallPosition(positionKey, Date.now());
    if (goOnAt.current === null) setResumedAt(kept);
    const from = goOnAt.current ?? kept;
    goOnAt.current = null;
    if (from !== null) video.currentTime = from;
  };
  const tellPlayed = useEffectEvent(() => {
    if (!isCounted.current) reportAction('play', { path: location.pathname, live: String(isLive) });
    isCounted.current = true;
    props.onPlayed?.();
  });
  useEffect(() => {
    if (hasPlayed) tellPlayed();
  }, [hasPlayed]);
  useEffect(() => {
    if (resumedAt === null || !hasPlayed) return undefined;
    const timer = setTimeout(() => setResumedAt(null), REPORT_FOR);
    return () => clearTimeout(timer);
  }, [resumedAt, hasPlayed]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- each key has a control, too
    <section
      ref={frame}
      className={styles.frame}
      aria-label={title}
      tabIndex={-1}
      data-ground="dark"
      data-idle={isIdle || undefined}
      onKeyDown={(event) => {
        const command = isOpen && failure === null && !isOver ? commandOf(event) : null;
        if (!command || !element.current) return;
        event.preventDefault();
        carryOut(command, { video: element.current, frame: event.currentTarget, isLive });
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those that there are */}
      <video
        ref={element}
        className={styles.video}
        aria-label={title}
        playsInline
        preload="none"
        crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
        onPause={({ currentTarget: video }) => keep(video)}
        onTimeUpdate={({ currentTarget: video }) => {
          if (Math.abs(video.currentTime - keptAt.current) >= KEEP_EVERY) keep(video);
        }}
        onLoadedMetadata={({ currentTarget: video }) => goOn(video)}
        onPlay={() => setOver(false)}
        onEnded={() => setOver(true)}
        onPointerUp={({ pointerType, button: which, currentTarget: video }) => {
          // A touch only shows or hides the controls: see `useIdle`.
          if (pointerType !== 'mouse' || which !== 0 || !frame.current) return;
          if (isOpen) carryOut({ kind: 'toggle' }, { video, frame: frame.current, isLive });
        }}
      >
        {captions.map(({ language, label, src: file }) => (
          <track key={file} kind="captions" srcLang={language} label={label} src={file} />
        ))}
      </video>
      {cover !== undefined && !hasPlayed && <div className={styles.cover}>{cover}</div>}
      {isOpen && failure === null && (
        <Controls
          video={element}
          frame={frame}
          open={stream}
          isLive={isLive}
          hasCaptions={captions.length > 0}
        >
          {props.children}
        </Controls>
      )}
      {!isOpen && <StartButton label={t('player.start', { title })} onPress={start} />}
      {isOpen && !hasPlayed && !isWaiting && failure === null && (
        <StartButton
          label={t('player.blocked')}
          hint={t('player.blocked')}
          onPress={() => void element.current?.play().catch(() => {})}
        />
      )}
      {isOpen && failure !== null && (
        <div className={styles.over} role="alert">
          <p>{t(`player.${failure}`)}</p>
          {mayPassBy(failure) && (
            <button type="button" className={button.button} onClick={again}>
              {t('action.retry')}
            </button>
          )}
        </div>
      )}
      {isOver && props.next && failure === null && <UpNext next={props.next} />}
      <output className={styles.chip} aria-live="polite">
        {isWaiting && failure === null && t('player.loading')}
      </output>
      {resumedAt !== null && hasPlayed && (
        <p className={styles.chip}>
          {t('player.resumed', { time: durationText(resumedAt) })}
          <button
            type="button"
            className={styles.fromStart}
            onClick={() => {
              if (element.current) element.current.currentTime = 0;
              setResumedAt(null);
              frame.current?.focus({ preventScroll: true });
            }}
          >
            {t('player.fromStart')}
          </button>
        </p>
      )}
    </section>
  );
}

function StartButton({
  label,
  hint,
  onPress,
}: {
  label: string;
  hint?: string;
  onPress: () => void;
}) {
  return (
    <button type="button" className={styles.start} aria-label={label} onClick={onPress}>
      <span className={styles.startMark}>
        <PlayerIcon name="play" size={36} />
      </span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </button>
  );
}

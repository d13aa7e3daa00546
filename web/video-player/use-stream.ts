import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useShell } from '../app/shell.ts';
import { useSession } from '../session/session.ts';
import { closeMiniPlayer } from './mini-player.ts';
import { addOpenStream, stopStream } from './open-streams.ts';
import { loadPlayerSdk } from './player-sdk.ts';
import type { Stream } from './stream.ts';
import { comesBack, type Failure, type Level } from './stream-state.ts';

/** Time without data after which a picture counts as stalled, ms. */
const TIMEOUT_MS = 15_000;

export interface OpenStream {
  /** Null before the stream opens and after the handover. */
  stream: RefObject<Stream | null>;
  isOpen: boolean;
  /**
   * Whether the stream has played since it opened. If not, the browser may require a tap of the
   * fan.
   */
  hasPlayed: boolean;
  isWaiting: boolean;
  /** Null while the buffer plays, even if no more data arrive. */
  failure: Failure | null;
  levels: readonly Level[];
  /** Opens the stream, or retries. */
  open: () => void;
  /** Returns the open stream, which the caller must then end; null if none is open. */
  handOver: () => Stream | null;
}

/** Returns a stream in a video element; it loads nothing before `open`. */
export function useStream(
  element: RefObject<HTMLVideoElement | null>,
  { src, sdkKey, onLeave }: { src: string; sdkKey: string; onLeave: () => void },
): OpenStream {
  const stream = useRef<Stream>(null);
  /** A new object means a new try. */
  const [opened, setOpened] = useState<object | null>(null);
  const [levels, setLevels] = useState<readonly Level[]>([]);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const [isStalled, setStalled] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [hasPlayed, setPlayed] = useState(false);
  const country = useShell()?.startup.country ?? null;
  const userId = useSession().userProfileData?.uniqueHashKey ?? null;
  const readSetting = useEffectEvent(() => ({ key: sdkKey, country, userId }));
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const video = element.current;
    if (!opened || !video) return undefined;
    let isLeft = false;
    const listeners = {
      onLevels: setLevels,
      onFailure: (reason: Failure) => {
        if (!isLeft) setTrouble(reason);
        else if (!comesBack(reason)) closeMiniPlayer();
      },
      onRecovery: () => setTrouble(null),
    };
    const begin = async () => {
      const sdk = await loadPlayerSdk(readSetting());
      if (isLeft) return undefined;
      const begun = await sdk?.open(video, src, listeners);
      if (isLeft) return begun?.stop();
      if (!begun) return setTrouble('network');
      stream.current = begun;
      addOpenStream(src, begun);
      // A browser that blocks autoplay leaves the start to the fan.
      await video.play().catch(() => setWaiting(false));
    };
    begin().catch(() => setTrouble('network'));
    return () => {
      isLeft = true;
      leave();
      if (stream.current) stopStream(src, stream.current);
      stream.current = null;
    };
  }, [element, src, opened]);

  useEffect(() => {
    const video = element.current;
    const listeners = {
      playing: () => {
        setWaiting(false);
        setPlayed(true);
      },
      waiting: () => setWaiting(true),
      error: () => setWaiting(true),
      pause: () => setWaiting(false),
    };
    const entries = Object.entries(listeners);
    for (const [event, listen] of entries) video?.addEventListener(event, listen);
    return () => {
      for (const [event, listen] of entries) video?.removeEventListener(event, listen);
    };
  }, [element]);

  useEffect(() => {
    if (!opened || !isWaiting) return undefined;
    const timer = setTimeout(() => setStalled(true), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [opened, isWaiting]);

  const open = useCallback(() => {
    setTrouble(null);
    setWaiting(true);
    setPlayed(false);
    setOpened({});
  }, []);

  const handOver = useCallback(() => {
    const playing = stream.current;
    stream.current = null;
    return playing;
  }, []);

  return {
    stream,
    isOpen: opened !== null,
    hasPlayed,
    isWaiting,
    failure: failureShown({ trouble, isWaiting, isStalled }),
    levels,
    open,
    handOver,
  };
}

/**
 * Returns the failure to show over the picture, if any. A stream that retries by itself first plays
 * its buffer to the end.
 */
function failureShown({
  trouble,
  isWaiting,
  isStalled,
}: {
  trouble: Failure | null;
  isWaiting: boolean;
  isStalled: boolean;
}): Failure | null {
  if (trouble !== null && (isWaiting || !comesBack(trouble))) return trouble;
  if (!isStalled) return null;
  return navigator.onLine ? 'stalled' : 'offline';
}

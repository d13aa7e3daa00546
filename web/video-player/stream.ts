import { createRetry } from './retry.ts';
import { comesBack, type Failure, type Level } from './stream-state.ts';

/** A stream that is open in a video element. */
export interface Stream {
  /** Sets the level to play; null adapts to the connection. */
  choose: (index: number | null) => void;
  /** Returns the chosen level; null while it adapts to the connection. */
  chosen: () => number | null;
  /** Seeks to the live edge; does nothing for a stream that is not live. */
  toLive: () => void;
  /**
   * Whether the picture is as near the live edge as the stream allows; true for a stream that is
   * not live.
   */
  isAtLive: () => boolean;
  /**
   * Returns the picture's delay behind `now`, both ms, by the playlist's times
   * (EXT-X-PROGRAM-DATE-TIME); null if the playlist has none.
   */
  behind: (now: number) => number | null;
  stop: () => void;
}

export interface StreamListeners {
  /** Receives the renditions, best last. Not called where the platform chooses. */
  onLevels: (levels: readonly Level[]) => void;
  onFailure: (failure: Failure) => void;
  /** Called when the stream plays or loads again after a failure. */
  onRecovery: () => void;
}

/** Distance from the live edge from which a picture is no longer live, s. */
export const LATE = 10;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Plays an HLS stream: natively on Apple's platforms, else by hls.js, which loads with the first
 * stream that needs it.
 */
export async function openStream(
  video: HTMLVideoElement,
  address: string,
  listeners: StreamListeners,
): Promise<Stream> {
  if (playsHls(video)) return openNative(video, address, listeners);
  const { openHls } = await import('./hls-stream.ts');
  return openHls(video, address, listeners);
}

/**
 * Whether the browser plays HLS itself. Others than Apple's may claim 'maybe' but play it worse
 * than hls.js.
 */
function playsHls(video: HTMLVideoElement): boolean {
  return navigator.vendor.startsWith('Apple') && video.canPlayType(HLS_TYPE) !== '';
}

/** Latency of Apple's player, s: three times the channel's target duration. */
const NATIVE_DELAY = 18;

/** Only Apple's browsers have it. */
interface WithStartDate {
  getStartDate?: () => Date;
}

function openNative(
  video: HTMLVideoElement & WithStartDate,
  address: string,
  listeners: StreamListeners,
): Stream {
  const retry = createRetry(() => {
    const isPaused = video.paused;
    video.src = address;
    if (!isPaused) void video.play().catch(() => {});
  });
  const fail = () => {
    const failure = failureOfElement(video.error);
    listeners.onFailure(failure);
    if (comesBack(failure)) retry.later();
  };
  const recover = () => {
    retry.reset();
    listeners.onRecovery();
  };
  video.addEventListener('error', fail);
  video.addEventListener('playing', recover);
  video.src = address;
  return {
    choose: () => {},
    chosen: () => null,
    toLive: () => {
      if (video.seekable.length > 0) video.currentTime = video.seekable.end(0);
    },
    isAtLive: () => {
      const { seekable, currentTime, duration } = video;
      if (Number.isFinite(duration) || seekable.length === 0) return true;
      return seekable.end(0) - currentTime < NATIVE_DELAY + LATE;
    },
    behind: (now) => {
      const start = video.getStartDate?.().getTime() ?? NaN;
      return Number.isNaN(start) ? null : now - start - video.currentTime * 1_000;
    },
    stop: () => {
      retry.stop();
      video.removeEventListener('error', fail);
      video.removeEventListener('playing', recover);
      video.removeAttribute('src');
      video.load();
    },
  };
}

function failureOfElement(error: MediaError | null): Failure {
  if (!navigator.onLine) return 'offline';
  return error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'broken';
}

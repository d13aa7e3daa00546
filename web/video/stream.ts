import { createRetry } from './retry.ts';
import { comesBack, type Failure, type Level } from './stream-state.ts';

/** What plays a stream in an element. */
export interface Stream {
  /** Which of the levels to play; null as the connection allows. */
  choose: (index: number | null) => void;
  /** Which was chosen; null for what the connection allows. */
  chosen: () => number | null;
  /** Brings it back to what is on now; does nothing for what is not live. */
  toLive: () => void;
  /** Whether the picture is what is on now, as near as the stream allows; true for what is not live. */
  isAtLive: () => boolean;
  /**
   * How far its picture is behind `now`, ms, by the times in its playlist
   * (EXT-X-PROGRAM-DATE-TIME); null where it tells none.
   */
  behind: (now: number) => number | null;
  stop: () => void;
}

export interface StreamListeners {
  /** What the picture can be had in, best last; empty where the platform chooses. */
  onLevels: (levels: readonly Level[]) => void;
  onFailure: (failure: Failure) => void;
  /** More of it has come after a failure. */
  onRecovery: () => void;
}

/** A picture that is so much later than it could be, s, is no longer live. */
export const LATE = 10;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Plays an HLS stream: by the platform itself on Apple's, else by hls.js, which is
 * loaded with the first stream that needs it.
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

/** Others say 'maybe' to the type and play it worse than hls.js. */
function playsHls(video: HTMLVideoElement): boolean {
  return navigator.vendor.startsWith('Apple') && video.canPlayType(HLS_TYPE) !== '';
}

/** How far from the end Apple's player stays, s: three times the channel's target duration. */
const NATIVE_DELAY = 18;

/** Apple's alone. */
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

import { ErrorDetails, ErrorTypes, Events, Hls, isSupported, type ErrorData } from 'hls.js/light';
import { createRetry } from './retry.ts';
import { comesBack, failureOfStatus, type Failure } from './stream-state.ts';
import { LATE, type Stream, type StreamListeners } from './stream.ts';

/** Automatic retries after a media error; then the fan must retry. */
const TRIES = 3;

/**
 * Plays a stream with hls.js. Its worker stays off: hls.js creates it from text, which the content
 * policy forbids.
 */
export function openHls(
  video: HTMLVideoElement,
  address: string,
  { onLevels, onFailure, onRecovery }: StreamListeners,
): Stream {
  const none: Stream = {
    choose: () => {},
    chosen: () => null,
    behind: () => null,
    toLive: () => {},
    isAtLive: () => true,
    stop: () => {},
  };
  if (!isSupported()) {
    onFailure('unsupported');
    return none;
  }
  const hls = new Hls({
    enableWorker: false,
    // The latency follows the target duration, and is never a whole window.
    liveSyncDurationCount: 3,
    liveMaxLatencyDurationCount: 8,
    backBufferLength: 60,
    // Assumed bandwidth at first, bit/s. By default hls.js starts with the playlist's first
    // rendition, which
    // is the channel's largest.
    abrEwmaDefaultEstimate: 500_000,
  });
  let tries = 0;
  // All fans start equally far behind real time. hls.js measures from the playlist's end, whose own
  // delay varies with the age of the playlist.
  hls.once(Events.LEVEL_UPDATED, (_, { details }) => {
    const { targetduration, live, fragments } = details;
    const end = fragments.at(-1)?.endProgramDateTime ?? null;
    const age = end === null ? NaN : (Date.now() - end) / 1_000;
    // Ignores an impossible age, since a device's clock may be wrong.
    if (live && age >= 0 && age < 2 * targetduration) hls.targetLatency = 4 * targetduration - age;
  });
  hls.on(Events.MANIFEST_PARSED, (_, { levels }) =>
    onLevels(levels.map(({ height }) => ({ height }))),
  );
  const retry = createRetry(() => {
    if (hls.levels.length > 0) hls.startLoad();
    else hls.loadSource(address);
  });
  hls.on(Events.FRAG_BUFFERED, () => {
    tries = 0;
    // A fragment that was requested before the failure does not prove a recovery.
    if (retry.isWaiting()) return;
    retry.reset();
    onRecovery();
  });
  hls.on(Events.ERROR, (_, data) => {
    if (!data.fatal) return;
    const isMedia = data.type === ErrorTypes.MEDIA_ERROR;
    if (isMedia && tries++ < TRIES) return hls.recoverMediaError();
    hls.stopLoad();
    const failure = failureOf(data);
    onFailure(failure);
    if (comesBack(failure)) retry.later();
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return {
    choose: (index) => (hls.nextLevel = index ?? -1),
    chosen: () => (hls.autoLevelEnabled ? null : hls.nextLevel),
    toLive: () => {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
    },
    isAtLive: () =>
      hls.liveSyncPosition === null || hls.liveSyncPosition - video.currentTime < LATE,
    behind: (now) => (hls.playingDate ? now - hls.playingDate.getTime() : null),
    stop: () => {
      retry.stop();
      hls.destroy();
    },
  };
}

function failureOf({ type, details, response }: ErrorData): Failure {
  if (details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR) return 'unsupported';
  if (type !== ErrorTypes.NETWORK_ERROR) return 'broken';
  return failureOfStatus(response?.code, navigator.onLine);
}

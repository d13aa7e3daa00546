import { ErrorDetails, ErrorTypes, Events, Hls, isSupported, type ErrorData } from 'hls.js/light';
import { failureOfStatus, type Failure } from './stream-state.ts';
import type { Stream, StreamListeners } from './stream.ts';

/** How often what can be mended is tried before the fan is told. */
const TRIES = 3;

/** Plays a stream by hls.js. Its worker would be made of text, which the pages' policy refuses. */
export function openHls(
  video: HTMLVideoElement,
  address: string,
  { onLevels, onFailure }: StreamListeners,
): Stream {
  const none: Stream = {
    choose: () => {},
    chosen: () => null,
    behind: () => null,
    toLive: () => {},
    stop: () => {},
  };
  if (!isSupported()) {
    onFailure('unsupported');
    return none;
  }
  const hls = new Hls({
    enableWorker: false,
    // As far behind as the playlist's target duration asks for, never a whole window.
    liveSyncDurationCount: 3,
    liveMaxLatencyDurationCount: 8,
    backBufferLength: 60,
  });
  let tries = 0;
  hls.on(Events.MANIFEST_PARSED, (_, { levels }) =>
    onLevels(levels.map(({ height }) => ({ height }))),
  );
  hls.on(Events.FRAG_BUFFERED, () => (tries = 0));
  hls.on(Events.ERROR, (_, data) => {
    if (!data.fatal) return;
    const isMedia = data.type === ErrorTypes.MEDIA_ERROR;
    if (isMedia && tries++ < TRIES) return hls.recoverMediaError();
    hls.stopLoad();
    onFailure(failureOf(data));
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return {
    choose: (index) => (hls.nextLevel = index ?? -1),
    chosen: () => (hls.autoLevelEnabled ? null : hls.nextLevel),
    toLive: () => {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
    },
    behind: (now) => (hls.playingDate ? now - hls.playingDate.getTime() : null),
    stop: () => hls.destroy(),
  };
}

function failureOf({ type, details, response }: ErrorData): Failure {
  if (details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR) return 'unsupported';
  if (type !== ErrorTypes.NETWORK_ERROR) return 'broken';
  return failureOfStatus(response?.code, navigator.onLine);
}

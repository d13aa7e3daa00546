import { useEffect, useState, type RefObject } from 'react';

/** The playback state that a player's controls show. */
export interface Media {
  isPaused: boolean;
  isMuted: boolean;
  /** 0–1 */
  volume: number;
  speed: number;
  /** s */
  time: number;
  /** Seekable range, s; null before it is known. */
  range: { start: number; end: number } | null;
}

const AT_FIRST: Media = {
  isPaused: true,
  isMuted: false,
  volume: 1,
  speed: 1,
  time: 0,
  range: null,
};

const EVENTS = [
  'play',
  'pause',
  'ended',
  'emptied',
  'timeupdate',
  'seeking',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
];

/** Returns the playback state for controls. */
export function useMedia(element: RefObject<HTMLVideoElement | null>): Media {
  const [media, setMedia] = useState(AT_FIRST);
  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    const look = () => {
      const next = mediaOf(video);
      setMedia((was) => (isSame(next, was) ? was : next));
    };
    look();
    for (const event of EVENTS) video.addEventListener(event, look);
    return () => {
      for (const event of EVENTS) video.removeEventListener(event, look);
    };
  }, [element]);
  return media;
}

export function rangeOf(video: HTMLVideoElement): Media['range'] {
  const { duration, seekable } = video;
  if (Number.isFinite(duration)) return { start: 0, end: duration };
  const last = seekable.length - 1;
  return last < 0 ? null : { start: seekable.start(last), end: seekable.end(last) };
}

function mediaOf(video: HTMLVideoElement): Media {
  return {
    isPaused: video.paused,
    isMuted: video.muted || video.volume === 0,
    volume: video.volume,
    speed: video.playbackRate,
    time: video.currentTime,
    range: rangeOf(video),
  };
}

function isSame(one: Media, other: Media): boolean {
  const { range } = one;
  return (
    one.isPaused === other.isPaused &&
    one.isMuted === other.isMuted &&
    one.volume === other.volume &&
    one.speed === other.speed &&
    one.time === other.time &&
    range?.start === other.range?.start &&
    range?.end === other.range?.end
  );
}

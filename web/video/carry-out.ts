import type { Command } from './player-keys.ts';
import { rangeOf } from './use-media.ts';

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

export interface Picture {
  video: HTMLVideoElement;
  /** The picture with its controls, which fills the screen. */
  frame: HTMLElement;
  isLive: boolean;
}

/** Does what a key or a button asks for. */
export function carryOut(command: Command, { video, frame, isLive }: Picture): void {
  switch (command.kind) {
    case 'toggle':
      // A browser may refuse to play: then it is as it was.
      if (video.paused) void video.play().catch(() => {});
      else video.pause();
      return;
    case 'seek':
      return goTo(video, video.currentTime + command.by);
    case 'jump': {
      const range = rangeOf(video);
      // What is live has no beginning that anybody knows of.
      if (range && !isLive) goTo(video, range.start + (range.end - range.start) * command.to);
      return;
    }
    case 'mute':
      video.muted = !video.muted;
      return;
    case 'volume':
      return setVolume(video, Math.round((video.volume + command.by) * 10) / 10);
    case 'speed': {
      const at = SPEEDS.indexOf(video.playbackRate);
      const next = SPEEDS[(at < 0 ? SPEEDS.indexOf(1) : at) + command.by];
      if (next !== undefined && !isLive) setSpeed(video, next);
      return;
    }
    case 'captions':
      return showCaptions(video, shownCaptions(video) === null ? 0 : null);
    case 'fullscreen':
      return toggleFullscreen(video, frame);
  }
}

/** Goes to a second of it, or to the nearest there is. */
export function goTo(video: HTMLVideoElement, time: number): void {
  const range = rangeOf(video);
  if (range) video.currentTime = Math.min(range.end, Math.max(range.start, time));
}

/** Makes it so loud, 0–1, and heard. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, volume));
  video.muted = false;
}

/** 1 is as it was recorded. */
export function setSpeed(video: HTMLVideoElement, rate: number): void {
  video.playbackRate = rate;
}

/** Which of its captions are shown; null for none. */
export function shownCaptions({ textTracks }: HTMLVideoElement): number | null {
  const index = [...textTracks].findIndex(({ mode }) => mode === 'showing');
  return index < 0 ? null : index;
}

/** Shows these captions and no others. */
export function showCaptions({ textTracks }: HTMLVideoElement, index: number | null): void {
  for (const [each, track] of [...textTracks].entries())
    track.mode = each === index ? 'showing' : 'disabled';
}

/** An iPhone fills its screen with a video alone, by a call of its own. */
interface OnPhone {
  webkitEnterFullscreen?: () => void;
}

function toggleFullscreen(video: HTMLVideoElement & OnPhone, frame: HTMLElement): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : 'requestFullscreen' in frame
      ? frame.requestFullscreen()
      : video.webkitEnterFullscreen?.();
  // A browser may refuse it: then it is as it was.
  void Promise.resolve(change).catch(() => {});
}

/** The picture in a window of its own. A browser may refuse it, such as before there is a picture. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  const change = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  await change.catch(() => {});
}

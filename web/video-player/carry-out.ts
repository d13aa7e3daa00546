import type { Command } from './player-keys.ts';
import { rangeOf } from './use-media.ts';

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

export interface Picture {
  video: HTMLVideoElement;
  /** The element that goes full-screen: the picture with its controls. */
  frame: HTMLElement;
  isLive: boolean;
}

/** Carries out a command of a key or a button. */
export function carryOut(command: Command, { video, frame, isLive }: Picture): void {
  switch (command.kind) {
    case 'toggle':
      // If the browser refuses to play, nothing changes.
      if (video.paused) void video.play().catch(() => {});
      else video.pause();
      return;
    case 'seek':
      return goTo(video, video.currentTime + command.by);
    case 'jump': {
      const range = rangeOf(video);
      // A live stream has no known beginning.
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

/** Seeks to a time (s), or to the nearest one that is available. */
export function goTo(video: HTMLVideoElement, time: number): void {
  const range = rangeOf(video);
  if (range) video.currentTime = Math.min(range.end, Math.max(range.start, time));
}

/** Sets the volume (0–1) and unmutes. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, volume));
  video.muted = false;
}

/** Sets the speed; 1 is that of the recording. */
export function setSpeed(video: HTMLVideoElement, rate: number): void {
  video.playbackRate = rate;
}

/** Returns the index of the shown captions; null for none. */
export function shownCaptions({ textTracks }: HTMLVideoElement): number | null {
  const index = [...textTracks].findIndex(({ mode }) => mode === 'showing');
  return index < 0 ? null : index;
}

/** Shows the captions with this index and no others. */
export function showCaptions({ textTracks }: HTMLVideoElement, index: number | null): void {
  for (const [each, track] of [...textTracks].entries())
    track.mode = each === index ? 'showing' : 'disabled';
}

/** An iPhone can show only a video element full-screen, by its own method. */
interface OnPhone {
  webkitEnterFullscreen?: () => void;
}

function toggleFullscreen(video: HTMLVideoElement & OnPhone, frame: HTMLElement): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : 'requestFullscreen' in frame
      ? frame.requestFullscreen()
      : video.webkitEnterFullscreen?.();
  // If the browser refuses, nothing changes.
  void Promise.resolve(change).catch(() => {});
}

/**
 * Toggles picture-in-picture. If the browser refuses, such as before the picture has loaded,
 * nothing changes.
 */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  const change = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  await change.catch(() => {});
}

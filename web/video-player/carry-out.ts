import type { Command } from './player-keys.ts';
import { rangeOf } from './use-media.ts';

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

export interface Picture {
  video: HTMLVideoElement;
  /** The picture with its controls: what goes full-screen. */
  frame: HTMLElement;
  isLive: boolean;
}

/** Executes a key's or button's command. */
export function carryOut(command: Command, { video, frame, isLive }: Picture): void {
  switch (command.kind) {
    case 'toggle':
      // A browser may refuse to play: then nothing changes.
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

/** Seeks to a time, s, or to the nearest available one. */
export function goTo(video: HTMLVideoElement, time: number): void {
  const range = rangeOf(video);
  if (range) video.currentTime = Math.min(range.end, Math.max(range.start, time));
}

/** Sets the volume, 0–1, and unmutes. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, volume));
  video.muted = false;
}

/** 1 is the recorded speed. */
export function setSpeed(video: HTMLVideoElement, rate: number): void {
  video.playbackRate = rate;
}

/** Index of the shown captions; null for none. */
export function shownCaptions({ textTracks }: HTMLVideoElement): number | null {
  const index = [...textTracks].findIndex(({ mode }) => mode === 'showing');
  return index < 0 ? null : index;
}

/** Shows these captions and no others. */
export function showCaptions({ textTracks }: HTMLVideoElement, index: number | null): void {
  for (const [each, track] of [...textTracks].entries())
    track.mode = each === index ? 'showing' : 'disabled';
}

/** An iPhone shows only a bare video full-screen, by its own call. */
interface OnPhone {
  webkitEnterFullscreen?: () => void;
}

function toggleFullscreen(video: HTMLVideoElement & OnPhone, frame: HTMLElement): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : 'requestFullscreen' in frame
      ? frame.requestFullscreen()
      : video.webkitEnterFullscreen?.();
  // A browser may refuse it: then nothing changes.
  void Promise.resolve(change).catch(() => {});
}

/** Toggles picture-in-picture. A browser may refuse it, such as before the picture has loaded. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  const change = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  await change.catch(() => {});
}

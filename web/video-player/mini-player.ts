import { stopGuard } from '../live/spoiler-guard.ts';
import { stopStream } from './open-streams.ts';
import type { Stream } from './stream.ts';

export interface Floated {
  video: HTMLVideoElement;
  stream: Stream;
  /** Address of the stream, by which its own page takes it back. */
  src: string;
  /** In the fan's language. */
  labels: { region: string; back: string; close: string };
  /** Called to open the stream's page. */
  onBack: () => void;
  /** Called with the video when the mini player ends. */
  onEnd: (video: HTMLVideoElement) => void;
}

let floating: (Floated & { frame: HTMLElement }) | null = null;

/**
 * Keeps a stream playing in a corner while the fan browses. A detached video pauses, so this moves
 * the element in one step to a frame outside React's tree.
 */
export function floatVideo(floated: Floated): void {
  closeMiniPlayer();
  const { video, labels, onBack } = floated;
  const frame = document.createElement('aside');
  frame.className = 'mini-player';
  frame.setAttribute('aria-label', labels.region);
  const bar = document.createElement('div');
  bar.className = 'mini-player-bar';
  bar.append(aButton(labels.back, onBack), aButton(labels.close, closeMiniPlayer));
  video.controls = true;
  frame.append(video, bar);
  document.body.append(frame);
  floating = { ...floated, frame };
}

/** Ends the mini player and the delay of scores for its stream. */
export function closeMiniPlayer(): void {
  if (!floating) return;
  const { src } = floating;
  end(floating);
  stopGuard(src);
}

/** Whether this stream plays in the mini player. */
export function isFloating(src: string): boolean {
  return floating?.src === src;
}

/**
 * Ends the mini player, so that the player on the stream's page can continue. Returns the playback
 * position, s; null if the mini player had another stream or none.
 */
export function takeBack(src: string): number | null {
  if (floating?.src !== src) return null;
  const at = floating.video.currentTime;
  end(floating);
  return at;
}

function end({ video, stream, src, frame, onEnd }: Floated & { frame: HTMLElement }): void {
  floating = null;
  onEnd(video);
  stopStream(src, stream);
  frame.remove();
}

function aButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mini-player-button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

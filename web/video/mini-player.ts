import styles from './mini-player.module.css';
import { letGo } from '../live/spoiler-guard.ts';
import { stopStream } from './open-streams.ts';
import type { Stream } from './stream.ts';

export interface Floated {
  video: HTMLVideoElement;
  stream: Stream;
  /** Address of the stream: its own page takes it back. */
  src: string;
  /** In the fan's language. */
  labels: { region: string; back: string; close: string };
  /** Leads to the stream's page. */
  onBack: () => void;
  /** Called with the picture as it is left. */
  onEnd: (video: HTMLVideoElement) => void;
}

let floating: (Floated & { frame: HTMLElement }) | null = null;

/**
 * Keeps a stream playing in a corner while its fan browses. Its element is moved out of the page that is
 * left, in one step, since an element that is nowhere is paused; so it stands beside what React draws.
 */
export function floatVideo(floated: Floated): void {
  closeMiniPlayer();
  const { video, labels, onBack } = floated;
  const frame = document.createElement('aside');
  frame.className = styles.frame ?? '';
  frame.setAttribute('aria-label', labels.region);
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.append(aButton(labels.back, onBack), aButton(labels.close, closeMiniPlayer));
  video.controls = true;
  frame.append(video, bar);
  document.body.append(frame);
  floating = { ...floated, frame };
}

/** Ends what floats, and what was held back for it. */
export function closeMiniPlayer(): void {
  if (!floating) return;
  const { src } = floating;
  end(floating);
  letGo(src);
}

/** Whether this stream floats. */
export function isFloating(src: string): boolean {
  return floating?.src === src;
}

/**
 * Ends what floats: its page goes on with it, another player's stands in its place. Returns where
 * the picture was, s; null where another stream, or none, was floating.
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
  button.className = styles.button ?? '';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

import styles from './mini-player.module.css';
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

/** Ends what floats. */
export function closeMiniPlayer(): void {
  floating?.stream.stop();
  floating?.frame.remove();
  floating = null;
}

/** Ends what floats if it is this stream, and says whether it was: its page goes on with it. */
export function takeBack(src: string): boolean {
  if (floating?.src !== src) return false;
  closeMiniPlayer();
  return true;
}

function aButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

import type { Page } from '../share-connections.ts';

/** Delay of a message, ms. */
const WAY = 2;

/** A page whose frames share a channel. */
export function fakePage({ isDumb = false } = {}) {
  const listeners = new Map<string, (message: unknown) => void>();
  const leaving = new Map<string, () => void>();
  let waits = 0;

  function post(from: string, message: unknown): void {
    const copy: unknown = structuredClone(message);
    if (isDumb) return;
    for (const frame of listeners.keys())
      if (frame !== from) setTimeout(() => listeners.get(frame)?.(copy), WAY);
  }

  return {
    /** Posts a message of a frame or a stranger to the others. */
    post,
    hide: (frame: string) => leaving.get(frame)?.(),
    /** FeedGaps a frame that is gone. */
    remove: (frame: string) => {
      listeners.delete(frame);
      leaving.delete(frame);
    },
    pageOf: (frame: string): Page => ({
      id: frame,
      post: (message) => {
        if (listeners.has(frame)) post(frame, message);
      },
      listen: (take) => void listeners.set(frame, take),
      onHide: (leave) => void leaving.set(frame, leave),
      // Two timeouts are sometimes equal.
      patience: () => 100 + (((waits += 1) * 37) % 40) * 5,
    }),
  };
}

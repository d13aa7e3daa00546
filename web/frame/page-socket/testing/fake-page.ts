import type { Page } from '../share-connections.ts';

/** How long a message is on its way, ms. */
const WAY = 2;

/** A page whose frames meet by a channel. */
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
    /** What the others hear when one of them, or a stranger, posts it. */
    post,
    hide: (frame: string) => leaving.get(frame)?.(),
    /** A frame that is gone says nothing more. */
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
      // Now and then two are as patient as each other.
      patience: () => 100 + (((waits += 1) * 37) % 40) * 5,
    }),
  };
}

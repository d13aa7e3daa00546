import { act } from 'react';
import { vi } from 'vitest';

/** What a test's page has in sight: happy-dom lays nothing out. */
export interface Sight {
  /** Decides anew what is in sight, and tells who watches. */
  look: (isInSight: (element: Element) => boolean) => void;
}

/** Watches elements for who asks; all are in sight unless told, and each as tall as `height`, px. */
export function stubSight({ height = 100 } = {}): Sight {
  let isInSight: (element: Element) => boolean = () => true;
  const tellings = new Set<() => void>();

  class WatchedElements implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [0];
    readonly #watched = new Map<Element, boolean | null>();
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
      tellings.add(this.#tell);
    }

    #tell = () => {
      const entries = [...this.#watched].flatMap(([target, was]) => {
        const isIntersecting = isInSight(target);
        if (was === isIntersecting) return [];
        this.#watched.set(target, isIntersecting);
        return [{ target, isIntersecting, boundingClientRect: new DOMRect(0, 0, 300, height) }];
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion: no more of an entry is read
      if (entries.length > 0) this.#callback(entries as IntersectionObserverEntry[], this);
    };

    observe(target: Element) {
      this.#watched.set(target, null);
      queueMicrotask(() => act(this.#tell));
    }
    unobserve(target: Element) {
      this.#watched.delete(target);
    }
    disconnect() {
      this.#watched.clear();
      tellings.delete(this.#tell);
    }
    takeRecords() {
      return [];
    }
  }

  vi.stubGlobal('IntersectionObserver', WatchedElements);
  return {
    look: (decide) => {
      isInSight = decide;
      act(() => tellings.forEach((tell) => tell()));
    },
  };
}

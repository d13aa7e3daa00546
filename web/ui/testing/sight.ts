import { act } from 'react';
import { vi } from 'vitest';

/** What a test's page has in sight: happy-dom lays nothing out. */
export interface Sight {
  /** Decides anew what is in sight, and tells who watches. */
  look: (isInSight: (element: Element) => boolean) => void;
  /** Tells at once, in this order, what became of elements by their ids. */
  tell: (changes: readonly (readonly [id: string, isInSight: boolean])[]) => void;
}

/** Watches elements for who asks; all are in sight unless told, and each as tall as `height`, px. */
export function stubSight({ height = 100 } = {}): Sight {
  let isInSight: (element: Element) => boolean = () => true;
  const watching = new Set<WatchedElements>();

  class WatchedElements implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [0];
    readonly #watched = new Map<Element, boolean | null>();
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
      watching.add(this);
    }

    look = () => {
      const changed = [...this.#watched].flatMap(([target, was]) => {
        const isIntersecting = isInSight(target);
        return was === isIntersecting ? [] : [{ target, isIntersecting }];
      });
      this.tell(changed);
    };

    tell(changes: readonly { target: Element; isIntersecting: boolean }[]) {
      const entries = changes
        .filter(({ target }) => this.#watched.has(target))
        .map((change) => ({ ...change, boundingClientRect: new DOMRect(0, 0, 300, height) }));
      for (const { target, isIntersecting } of entries) this.#watched.set(target, isIntersecting);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion: no more of an entry is read
      if (entries.length > 0) this.#callback(entries as IntersectionObserverEntry[], this);
    }

    observe(target: Element) {
      this.#watched.set(target, null);
      queueMicrotask(() => act(this.look));
    }
    unobserve(target: Element) {
      this.#watched.delete(target);
    }
    disconnect() {
      this.#watched.clear();
      watching.delete(this);
    }
    takeRecords() {
      return [];
    }
  }

  vi.stubGlobal('IntersectionObserver', WatchedElements);
  return {
    look: (decide) => {
      isInSight = decide;
      act(() => watching.forEach((each) => each.look()));
    },
    tell: (changes) =>
      act(() => {
        const told = changes.flatMap(([id, isIntersecting]) => {
          const target = document.getElementById(id);
          return target ? [{ target, isIntersecting }] : [];
        });
        for (const each of watching) each.tell(told);
      }),
  };
}

import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

export interface FramedBox {
  box: HTMLElement;
  show: (content: ReactNode) => void;
  /** Hydrates the box's HTML. */
  hydrate: (content: ReactNode) => void;
}

/** Creates empty boxes with fake timers, for tests of code that runs per frame (`nextFrame`). */
export function framedBoxes(): () => FramedBox {
  let root: Root | undefined;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
  });
  afterEach(() => {
    act(() => root?.unmount());
    vi.useRealTimers();
    document.body.replaceChildren();
    root = undefined;
  });
  return () => {
    const box = document.body.appendChild(document.createElement('div'));
    return {
      box,
      show: (content) => {
        root ??= createRoot(box);
        act(() => root?.render(content));
      },
      hydrate: (content) => {
        act(() => {
          root = hydrateRoot(box, content);
        });
      },
    };
  };
}

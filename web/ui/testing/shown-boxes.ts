import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** Returns a function that renders content in a new element, in place of what it rendered before. */
export function shownBoxes(): (content: ReactNode) => Promise<HTMLElement> {
  let root: Root | undefined;
  async function clear() {
    await act(async () => root?.unmount());
    root = undefined;
    document.body.replaceChildren();
  }
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(clear);
  return async (content) => {
    await clear();
    const box = document.body.appendChild(document.createElement('div'));
    root = createRoot(box);
    await act(async () => root?.render(content));
    return box;
  };
}

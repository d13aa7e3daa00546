import { useSyncExternalStore, type RefObject } from 'react';

/** Whether an element fills the screen. */
export function useFullscreen(element: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

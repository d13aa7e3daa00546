import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const STORED_AS = 'collapsed-leagues';
/** Most leagues that a device remembers: the latest. */
const MOST = 200;

/** Keys of listed leagues. Only visitors change it: on a server it is always empty. */
const store = createStore<ReadonlySet<string>>()(() => new Set());
let isRead = false;

/** Returns the leagues whose matches the fan hides, on every day and on the next visit. */
export function useCollapsedLeagues(): ReadonlySet<string> {
  // The first render shows all, like the server's.
  useEffect(() => {
    if (isRead) return;
    isRead = true;
    const stored = readStored();
    if (stored.length > 0) store.setState(new Set([...stored, ...store.getState()]), true);
  }, []);
  return useStore(store);
}

export function setCollapsed(key: string, isCollapsed: boolean): void {
  // A new set rerenders the lists, so an unchanged one is kept.
  if (store.getState().has(key) === isCollapsed) return;
  const keys = new Set(store.getState());
  if (isCollapsed) keys.add(key);
  else keys.delete(key);
  store.setState(keys, true);
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([...keys].slice(-MOST)));
  } catch {
    // Without storage the choice ends with the page.
  }
}

function readStored(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

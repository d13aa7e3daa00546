import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** By the keys of listed leagues. Only who reads the page changes it: for a server, none is collapsed. */
const store = createStore<ReadonlySet<string>>()(() => new Set());

/** The leagues whose matches are hidden, on every day and until the page is loaded anew. */
export function useCollapsedLeagues(): ReadonlySet<string> {
  return useStore(store);
}

export function setCollapsed(key: string, isCollapsed: boolean): void {
  // A list is listed anew for whatever is set.
  if (store.getState().has(key) === isCollapsed) return;
  const keys = new Set(store.getState());
  if (isCollapsed) keys.add(key);
  else keys.delete(key);
  store.setState(keys, true);
}

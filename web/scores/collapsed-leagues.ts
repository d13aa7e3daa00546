import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Keys of listed leagues. Only visitors change it: on a server it is always empty. */
const store = createStore<ReadonlySet<string>>()(() => new Set());

/** Returns the leagues with hidden matches, on every day and until the page reloads. */
export function useCollapsedLeagues(): ReadonlySet<string> {
  return useStore(store);
}

export function setCollapsed(key: string, isCollapsed: boolean): void {
  // A new set rerenders the lists, so an unchanged one is kept.
  if (store.getState().has(key) === isCollapsed) return;
  const keys = new Set(store.getState());
  if (isCollapsed) keys.add(key);
  else keys.delete(key);
  store.setState(keys, true);
}

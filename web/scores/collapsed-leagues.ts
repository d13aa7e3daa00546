import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

declare global {
  interface Window {
    /** Style that hides the rows of collapsed leagues until the list does: see `FOLD_LEAGUES`. */
    foldedLeagues?: CSSStyleSheet;
  }
}

const STORED_AS = 'collapsed-leagues';
/** Maximum number of leagues that a device remembers: the latest. */
const MOST = 200;

/** Keys of collapsed leagues. Only visitors change them: on a server there are none. */
const store = createStore<ReadonlySet<string>>()(() => new Set());
let isRead = false;

/**
 * Inline script that hides the rows of collapsed leagues before the first paint. If only the page's
 * code removed them later, the text that the visitor reads would move.
 */
export const FOLD_LEAGUES =
  `try{let s=foldedLeagues=new CSSStyleSheet;for(let key of JSON.parse(localStorage["${STORED_AS}"]))` +
  's.insertRule("#"+CSS.escape(key)+"{--rows:0!important;>ul{display:none}}");document.adoptedStyleSheets.push(s)}catch{}';

/** Returns the leagues whose matches the fan hides, on every day and on the next visit. */
export function useCollapsedLeagues(): ReadonlySet<string> {
  // The first render shows all, like the server's.
  useEffect(() => {
    if (isRead) return;
    isRead = true;
    const stored = readStored();
    if (stored.length > 0) store.setState(new Set([...stored, ...store.getState()]), true);
  }, []);
  const collapsed = useStore(store);
  useEffect(() => {
    // The list hides them itself now.
    if (collapsed.size > 0) window.foldedLeagues?.replaceSync('');
  }, [collapsed]);
  return collapsed;
}

export function setCollapsed(key: string, isCollapsed: boolean): void {
  // A new set would render the lists again.
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

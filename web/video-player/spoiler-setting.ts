import { useSyncExternalStore } from 'react';

const KEY = 'spoiler-guard';
const changed = new EventTarget();
/** The choice in a browser that refuses storage. */
let isOnHere = false;

/** Whether the fan hides scores until the picture shows them; false before hydration. */
export function useHidesScores(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Stores the fan's choice for all pages of this browser. */
export function setHidesScores(isOn: boolean): void {
  isOnHere = isOn;
  try {
    localStorage.setItem(KEY, isOn ? '1' : '0');
  } catch {}
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return isOnHere;
  }
}

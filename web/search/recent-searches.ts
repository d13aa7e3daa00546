import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const KEY = 'recent-searches';
const AT_MOST = 8;
const storedSchema = v.array(v.string());

const listeners = new Set<() => void>();
const NONE: readonly string[] = [];
let cached: { text: string | null; searches: readonly string[] } = { text: null, searches: NONE };

/** Returns this browser's searches, latest first; none on the server. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

export function rememberSearch(text: string): void {
  const keyword = text.trim();
  if (keyword === '') return;
  const others = read().filter((other) => other.toLowerCase() !== keyword.toLowerCase());
  write([keyword, ...others].slice(0, AT_MOST));
}

export function forgetSearches(): void {
  write([]);
}

function read(): readonly string[] {
  const text = stored();
  if (text !== cached.text) cached = { text, searches: parse(text) };
  return cached.searches;
}

function parse(text: string | null): readonly string[] {
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : NONE;
  } catch {
    return NONE;
  }
}

/** Returns the stored text; null if there is none or the browser refuses storage. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

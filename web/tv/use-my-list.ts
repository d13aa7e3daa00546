import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';

const KEY = 'tv-list';

const keptSchema = v.object({
  id: v.string(),
  title: v.string(),
  start: v.number(),
  end: v.number(),
});
/** A saved programme, with the guide's data at that time. */
export type KeptProgramme = v.InferOutput<typeof keptSchema>;

const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(keptSchema));

export interface MyList {
  /** By start; empty until the hook has read the browser's storage. */
  kept: readonly KeptProgramme[];
  toggle: (programme: KeptProgramme) => void;
}

/** Returns the programmes saved in this browser that end after `now` (ms). */
export function useMyList(now: number): MyList {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const kept = useMemo(() => parse(stored).filter(({ end }) => end > now), [stored, now]);
  const toggle = (programme: KeptProgramme) => {
    const others = kept.filter(({ id }) => id !== programme.id);
    const next = others.length < kept.length ? others : [...kept, programme];
    write(JSON.stringify(next.toSorted((a, b) => a.start - b.start)));
  };
  return { kept, toggle };
}

/**
 * Fires `change` for changes in this tab; the browser fires `storage` only for those of other tabs.
 */
const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function parse(stored: string | null): KeptProgramme[] {
  const parsed = v.safeParse(storedSchema, stored);
  return parsed.success ? parsed.output : [];
}

/** Returns null if the browser refuses storage. */
function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {}
  changed.dispatchEvent(new Event('change'));
}

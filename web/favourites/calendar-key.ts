import * as v from 'valibot';

const STORED_AS = 'calendar';

const storedSchema = v.object({
  /** Secret that allows changes to the calendar and its end: only this browser has it. */
  key: v.string(),
  /** The calendar's id in its address. */
  id: v.string(),
  /** Text of the favourites that were last sent: see `wanted` in `own-calendar.ts`. */
  sent: v.string(),
});

/** The calendar that this browser made without an account. */
export type OwnCalendar = v.InferOutput<typeof storedSchema>;

/** Returns this browser's calendar; null for none. */
export function readOwnCalendar(): OwnCalendar | null {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === null ? null : v.parse(storedSchema, JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Saves this browser's calendar, or that it has none. Throws if the browser stores nothing. */
export function saveOwnCalendar(calendar: OwnCalendar | null): void {
  if (calendar === null) localStorage.removeItem(STORED_AS);
  else localStorage.setItem(STORED_AS, JSON.stringify(calendar));
}

/** Checks that the browser stores data; throws if it does not. */
export function tryStorage(): void {
  const stored = localStorage.getItem(STORED_AS);
  localStorage.setItem(STORED_AS, stored ?? '');
  if (stored === null) localStorage.removeItem(STORED_AS);
}

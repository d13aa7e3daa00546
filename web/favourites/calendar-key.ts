import * as v from 'valibot';

const STORED_AS = 'calendar';

const storedSchema = v.object({
  /** Changes and ends the calendar: only this browser has it. */
  key: v.string(),
  /** Stands in its address. */
  id: v.string(),
  /** What the product last got. */
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

/** Saves this browser's calendar, or that it has none. Throws where the browser stores nothing. */
export function saveOwnCalendar(calendar: OwnCalendar | null): void {
  if (calendar === null) localStorage.removeItem(STORED_AS);
  else localStorage.setItem(STORED_AS, JSON.stringify(calendar));
}

/** Throws where the browser stores nothing. */
export function tryStorage(): void {
  const stored = localStorage.getItem(STORED_AS);
  localStorage.setItem(STORED_AS, stored ?? '');
  if (stored === null) localStorage.removeItem(STORED_AS);
}

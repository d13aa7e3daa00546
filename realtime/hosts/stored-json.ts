/**
 * Reads JSON that a room wrote itself, from its own storage or from another
 * room of the same deployment. It is not validated again: it was built from
 * parsed values, and a room that wakes would spend tens of milliseconds on
 * checking up to 900 updates and deltas before its first frame. After a change
 * of schemas, when it may be of another shape, it is mended: `mend-stored.ts`.
 * Throws when it is not JSON.
 */
export function storedJson<T>(text: string): T {
  return JSON.parse(text);
}

/** Reads JSON of which nothing is known; null when it is none. */
export function readStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

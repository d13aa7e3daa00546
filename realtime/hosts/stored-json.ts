/**
 * Parses JSON from the room's own storage or from another room of the same deployment. Does not
 * validate it: it was built from parsed values, and a waking room would spend tens of milliseconds
 * on up to 900 updates and deltas before its first frame. A change of the schemas raises
 * `FOLD_RULES`: then `valid-stored.ts` checks it. Throws when it is not JSON.
 */
export function storedJson<T>(text: string): T {
  return JSON.parse(text);
}

/** Parses untrusted JSON; null when it is invalid. */
export function readStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

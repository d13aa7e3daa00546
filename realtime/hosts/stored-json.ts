/**
 * Returns parsed JSON from the room's own storage or from another room of the same deployment. Does
 * not validate the value: it was built from parsed values, and a waking room would spend tens of
 * milliseconds on up to 900 updates and deltas before its first frame. A change of the schemas
 * raises `FOLD_RULES`, after which `valid-stored.ts` validates it once. Throws when the text is not
 * JSON.
 */
export function storedJson<T>(text: string): T {
  return JSON.parse(text);
}

/** Returns parsed JSON for validation; null when the text is not JSON. */
export function readStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

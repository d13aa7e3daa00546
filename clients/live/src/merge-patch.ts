type Json = Record<string, unknown>;

/** An RFC 7396 merge patch: null deletes a member, arrays are replaced as a whole. */
export type MergePatch = Json;

/** Applies an RFC 7396 merge patch without changing the target; unpatched members stay the same. */
export function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  // Uses entries, so that a member named '__proto__' is like any other.
  const members = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) members.delete(key);
    else members.set(key, applyMergePatch(members.get(key), value));
  }
  return Object.fromEntries(members);
}

/** Whether a JSON value is an object, not an array. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Json = Record<string, unknown>;

/** An RFC 7396 merge patch: null deletes a member, arrays are replaced as a whole. */
export type MergePatch = Json;

/**
 * Returns the result of an RFC 7396 merge patch. It does not change the target; unpatched members
 * keep their identity.
 */
export function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  // Assigning to a member named '__proto__' would set the prototype; entries do not.
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

/**
 * Whether two JSON values say the same, whatever the order of their members.
 * A member that is undefined reads as absent, as it does once serialised.
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => deepEqual(item, b[index]));
  }
  const members = new Map(Object.entries(a).filter(([, value]) => value !== undefined));
  const others = Object.entries(b).filter(([, value]) => value !== undefined);
  return (
    members.size === others.length &&
    others.every(([key, value]) => members.has(key) && deepEqual(members.get(key), value))
  );
}

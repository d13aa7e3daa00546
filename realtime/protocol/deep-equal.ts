/**
 * Whether two JSON values are equal, in any order of members. Undefined members count as absent, as
 * in JSON.
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isCompound(a) || !isCompound(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  // Plain loops are faster, and a room compares its state with every update.
  for (const key of Object.keys(a)) {
    const other = Object.hasOwn(b, key) ? b[key] : undefined;
    if (a[key] !== other && !deepEqual(a[key], other)) return false;
  }
  for (const key of Object.keys(b))
    if (b[key] !== undefined && !Object.hasOwn(a, key)) return false;
  return true;
}

function isCompound(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

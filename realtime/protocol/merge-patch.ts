import type { MergePatch } from './frame.ts';

type Json = Record<string, unknown>;

/** Applies an RFC 7396 merge patch and leaves the target as it was. */
export function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Json = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = applyMergePatch(result[key], value);
  }
  return result;
}

/**
 * The merge patch that turns `from` into `to`, or undefined when they are
 * equal. A member whose value is null cannot be told from an absent one in a
 * merge patch, so both read as absent.
 */
export function createMergePatch(from: Json, to: Json): MergePatch | undefined {
  const patch: Json = {};
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const before = from[key] ?? undefined;
    const after = to[key] ?? undefined;
    if (after === undefined) {
      if (before !== undefined) patch[key] = null;
    } else if (isObject(before) && isObject(after)) {
      const inner = createMergePatch(before, after);
      if (inner) patch[key] = inner;
    } else if (!isEqual(before, after)) patch[key] = after;
  }
  return Object.keys(patch).length > 0 ? patch : undefined;
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

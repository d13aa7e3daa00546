import { deepEqual } from './deep-equal.ts';
import type { MergePatch } from './frame.ts';

type Json = Record<string, unknown>;

/** Applies an RFC 7396 merge patch without changing the target. */
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

/**
 * Returns the merge patch that turns `from` into `to`, or undefined when they are equal. A merge
 * patch cannot distinguish a null member from an absent one, so both count as absent.
 */
export function createMergePatch(from: Json, to: Json): MergePatch | undefined {
  const patch: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const before = member(from, key);
    const after = member(to, key);
    if (before === after) continue;
    if (after === undefined) patch.push([key, null]);
    else if (isObject(before) && isObject(after)) {
      const inner = createMergePatch(before, after);
      if (inner) patch.push([key, inner]);
    } else if (!deepEqual(before, after)) patch.push([key, after]);
  }
  return patch.length > 0 ? Object.fromEntries(patch) : undefined;
}

function member(object: Json, key: string): unknown {
  return Object.hasOwn(object, key) ? (object[key] ?? undefined) : undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

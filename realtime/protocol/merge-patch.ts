import { applyMergePatch, isObject, type MergePatch } from '../../clients/live/src/merge-patch.ts';
import { deepEqual } from './deep-equal.ts';

type Json = Record<string, unknown>;

export { applyMergePatch };

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

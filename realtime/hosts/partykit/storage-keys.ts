import type * as Party from 'partykit/server';

/** PartyKit's limit of keys in one `put` or `delete`. */
const MAX_KEYS = 128;
/** Digits of the largest safe integer, so that keys sort like their numbers. */
const DIGITS = 16;

export function numberedKey(prefix: string, number: number): string {
  return prefix + String(number).padStart(DIGITS, '0');
}

/**
 * Writes entries and deletes keys, without await: writes in one turn are one transaction, and delay
 * what the room sends until they are on disk.
 */
export function writeAll(
  storage: Party.Storage,
  entries: Readonly<Record<string, unknown>>,
  deleted: readonly string[] = [],
): void {
  for (const batch of batches(Object.entries(entries))) void storage.put(Object.fromEntries(batch));
  for (const batch of batches(deleted)) void storage.delete(batch);
}

/** Returns the items in parts of at most `size`. */
export function batches<T>(items: readonly T[], size = MAX_KEYS): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, n) => items.slice(n * size, (n + 1) * size));
}

import { vi } from 'vitest';
import { POLLING } from './polling.ts';

/** Returns what `check` returns as soon as it throws no error, and rejects with its last error after half a minute. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, POLLING);
}

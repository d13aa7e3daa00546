import type { NavigationEntryWire } from '../../edge/contracts/app-data.ts';
import { deepEqual } from '../../realtime/protocol/deep-equal.ts';
import { DEFAULT_NAVIGATION } from './navigation.ts';

/**
 * Returns the entries to send with a page; null if they are the default ones, which browsers have.
 */
export function carriedNavigation(
  entries: NavigationEntryWire[] | null,
): NavigationEntryWire[] | null {
  return deepEqual(entries, DEFAULT_NAVIGATION) ? null : entries;
}

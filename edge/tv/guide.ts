import type { Programme } from './channel.ts';
import type { Block } from './timeline.ts';

export interface GuideEntry {
  /** Null where nothing is scheduled. */
  programme: Programme | null;
  /** Actual start and end on air, ms since 1970. */
  start: number;
  end: number;
}

/**
 * Returns what is on air between two times (ms). The last entry ends at `to` at the latest. Time without a
 * programme is one entry, even if several fillers play in it.
 */
export function guideBetween(blocks: readonly Block[], from: number, to: number): GuideEntry[] {
  const entries: GuideEntry[] = [];
  for (const { programme: on, begin, end: until } of blocks) {
    if (begin >= to * 1_000 || until <= from * 1_000) continue;
    const programme = on?.title === '' ? null : on;
    const end = Math.round(Math.min(until, to * 1_000) / 1_000);
    const before = entries.at(-1);
    if (before && before.programme === null && programme === null) before.end = end;
    else entries.push({ programme, start: Math.round(begin / 1_000), end });
  }
  return entries;
}

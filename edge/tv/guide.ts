import type { Programme } from './channel.ts';
import type { Block } from './timeline.ts';

export interface GuideEntry {
  /** Null where nothing is scheduled. */
  programme: Programme | null;
  /** ms since 1970 at which it is really on. */
  start: number;
  end: number;
}

/**
 * What is on between two times (ms), as it is on air; what is not over then ends with the last.
 * Where nothing is scheduled is one entry, whatever fills it in turn.
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

import type { Programme } from './channel.ts';
import type { Block } from './timeline.ts';

export interface GuideEntry {
  /** Null where nothing is scheduled. */
  programme: Programme | null;
  /** ms since 1970 at which it is really on. */
  start: number;
  end: number;
}

/** What is on between two times (ms), as it is on air; what is not over then ends with the last. */
export function guideBetween(blocks: readonly Block[], from: number, to: number): GuideEntry[] {
  return blocks
    .filter(({ begin, end }) => begin < to * 1_000 && end > from * 1_000)
    .map(({ programme, begin, end }) => ({
      programme: programme?.title === '' ? null : programme,
      start: Math.round(begin / 1_000),
      end: Math.round(Math.min(end, to * 1_000) / 1_000),
    }));
}

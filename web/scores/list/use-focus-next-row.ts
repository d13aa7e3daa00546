import { useEffect, useRef, type RefObject } from 'react';
import type { ListedMatch } from '../../domain/event-page.ts';

export interface FocusNextRow {
  /** The element that contains the rows. */
  list: RefObject<HTMLDivElement | null>;
  /** Makes the focus move to the first row added next. */
  focusNext: () => void;
}

/**
 * Moves the focus to the first new row after a request for more, so that a keyboard user continues
 * there.
 */
export function useFocusNextRow(entries: readonly ListedMatch[]): FocusNextRow {
  const list = useRef<HTMLDivElement>(null);
  /** Index of the awaited row. */
  const next = useRef<number>(null);
  useEffect(() => {
    const entry = next.current === null ? undefined : entries[next.current];
    if (!entry) return;
    next.current = null;
    const selector = `a[data-match-id="${CSS.escape(entry.match.id)}"]`;
    list.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [entries]);
  return { list, focusNext: () => (next.current = entries.length) };
}

import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import type { DayListModel } from '../scores/day-list-model.ts';
import { useDecodedDay, type EncodedDay } from '../scores/encoded-day.ts';

const NOT_LOADED: EncodedDay = { kind: 'failed', status: 0, message: '' };

/**
 * Loads the matches that a page does not carry at first once their place comes near.
 * Returns the board of the day that begins at `from` (ms), later with them, and a ref for the element
 * around the places.
 */
export function useFurtherMatches(
  board: DayListModel,
  from: number,
): readonly [DayListModel, RefObject<HTMLElement | null>] {
  const cards = useRef<HTMLElement>(null);
  const { load, data } = useFetcher<EncodedDay>({ key: `further-matches-${from}` });
  const day = useDecodedDay((board.isWhole ? undefined : data) ?? NOT_LOADED);
  const isMissing = !board.isWhole && day.kind === 'failed';
  useEffect(() => {
    if (!isMissing || !cards.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load('/resources/further-matches');
      },
      { rootMargin: '100% 0px' },
    );
    for (const rows of cards.current.querySelectorAll('[data-further]')) observer.observe(rows);
    return () => observer.disconnect();
  }, [isMissing, load]);
  const whole = useMemo(
    () => (day.kind === 'loaded' ? board.withFurther(day.scores.matches) : board),
    [board, day],
  );
  return [whole, cards];
}

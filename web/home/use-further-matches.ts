import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import type { DayListModel } from '../scores/day-list-model.ts';
import { useDecodedDay, type EncodedDay } from '../scores/encoded-day.ts';
import { useNear } from '../ui/use-near.ts';

const NOT_LOADED: EncodedDay = { kind: 'failed', status: 0, message: '' };

/**
 * Loads the matches that a page does not carry at first once their place comes near. Returns the
 * board of the day that begins at `from` (ms), later with them, and a ref for the element around the
 * places.
 */
export function useFurtherMatches(
  board: DayListModel,
  from: number,
): readonly [DayListModel, RefObject<HTMLElement | null>] {
  const places = useRef<HTMLElement>(null);
  const { load, data } = useFetcher<EncodedDay>({ key: `further-matches-${from}` });
  const day = useDecodedDay((board.isWhole ? undefined : data) ?? NOT_LOADED);
  const isMissing = !board.isWhole && day.kind === 'failed';
  const loadFurther = useCallback(() => void load('/resources/further-matches'), [load]);
  useNear(places, '[data-further]', isMissing ? loadFurther : null);
  const whole = useMemo(
    () => (day.kind === 'loaded' ? board.withFurther(day.scores.matches) : board),
    [board, day],
  );
  return [whole, places];
}

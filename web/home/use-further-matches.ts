import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import { useFavouriteKeys } from '../favourites/use-favourites.ts';
import type { DayListModel } from '../scores/day-list-model.ts';
import { useDecodedDay, type EncodedDay } from '../scores/encoded-day.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useNearLoad } from './use-near-load.ts';

const NOT_LOADED: EncodedDay = { kind: 'failed', status: 0, message: '' };

/**
 * Loads the matches that a page does not contain at first, once their list comes near, or once a
 * new favourite may be among them. Returns the model of the day that begins at `from` (ms), later
 * with these matches, and a ref for the list.
 */
export function useFurtherMatches(
  board: DayListModel,
  from: number,
): readonly [DayListModel, RefObject<HTMLElement | null>] {
  const place = useRef<HTMLElement>(null);
  const path = `/resources/further-matches?date=${from}`;
  const fetcher = useFetcher<EncodedDay | null>({ key: path });
  const answer = useDecodedDay(fetcher.data ?? NOT_LOADED);
  // A response without the catalogue, or for the day of another zone, does not count.
  const isLoaded =
    answer.kind === 'loaded' && !answer.scores.isPartial && answer.scores.day.from === from;
  const day = useLatest(isLoaded ? answer : null, isLoaded, path);
  const isMissing = !board.isWhole && !isLoaded;
  const load = useNearLoad(fetcher, { path, place, isMissing });
  const keys = useFavouriteKeys();
  const [known] = useState(keys);
  const isWanted = isMissing && [...keys].some((key) => !known.has(key));
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  const whole = useMemo(
    () => (board.isWhole || day === null ? board : board.withFurther(day.scores.matches)),
    [board, day],
  );
  return [whole, place];
}

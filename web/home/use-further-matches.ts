import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import { unpack } from '../api/packed.ts';
import type { DayScores } from '../domain/day-scores.ts';
import { useFavouriteKeys } from '../favourites/use-favourites.ts';
import type { DayListModel } from '../scores/day-list-model.ts';
import type { EncodedDay } from '../scores/encoded-day.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useNearLoad } from './use-near-load.ts';

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
  const { data } = fetcher;
  const answer = useMemo(() => {
    const scores: DayScores | null = data?.kind === 'loaded' ? unpack(data.packed) : null;
    // A response without the catalogue does not count.
    return scores?.isPartial ? null : scores;
  }, [data]);
  const scores = useLatest(answer);
  const isMissing = !board.isWhole && !answer;
  const load = useNearLoad(fetcher, { path, place, isMissing });
  const keys = useFavouriteKeys();
  const [known] = useState(keys);
  const isWanted = isMissing && [...keys].some((key) => !known.has(key));
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  const whole = useMemo(
    // A day of another zone, or yesterday's, has other matches.
    () => (board.isWhole || scores?.day.from !== from ? board : board.withFurther(scores.matches)),
    [board, scores, from],
  );
  return [whole, place];
}

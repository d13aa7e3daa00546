import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { useLive } from '../live/live-context.ts';
import { showLineFirst } from '../live/show-line-first.ts';
import { useDelay } from '../live/use-delay.ts';
import { followDelayChoice } from './delay-choice.ts';

/**
 * Applies the fan's delay to the page. While the delay is not 0, every page follows the rooms of
 * all sports, so that the next page shows at once every update that is already due.
 */
export function DelayHost() {
  const { live } = useLive();
  const seconds = useDelay();
  const isLate = seconds > 0;
  const before = useRef(seconds);
  const { revalidate } = useRevalidator();
  useEffect(() => followDelayChoice(live.delay), [live]);
  useEffect(() => {
    if (!isLate) return undefined;
    const leaves = ALL_SPORTS.map(({ key }) => live.joinSport(key, null));
    return () => leaves.forEach((leave) => leave());
  }, [live, isLate]);
  const matchId = useMatches().at(-1)?.params['matchId'];
  useEffect(
    () => (isLate && matchId !== undefined ? showLineFirst(live.store, matchId) : undefined),
    [live, isLate, matchId],
  );
  useEffect(() => {
    // A shorter delay may allow scores that the server's response left out.
    if (seconds < before.current) void revalidate();
    before.current = seconds;
  }, [seconds, revalidate]);
  return null;
}

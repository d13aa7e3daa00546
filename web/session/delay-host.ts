import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { useLive } from '../live/live-context.ts';
import { showLineFirst } from '../live/show-line-first.ts';
import { useDelay } from '../live/use-delay.ts';
import { followDelayChoice } from './delay-choice.ts';

/**
 * Follows the fan's delay. While there is one, every page follows the rooms of all sports: so the
 * next page shows at once what this one already may.
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
    // What the server has covered may be due now.
    if (seconds < before.current) void revalidate();
    before.current = seconds;
  }, [seconds, revalidate]);
  return null;
}

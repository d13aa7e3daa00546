import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useLive, useSportRooms } from '../live/live-context.ts';
import type { DayScores } from './day-scores.ts';
import { createScoreboard, type Listing, type Scoreboard } from './scoreboard.ts';

/** The matches of a page, kept live; renders anew when the list changes, not when a score does. */
export function useScoreboard(scores: DayScores): Listing & Pick<Scoreboard, 'initial'> {
  const { live } = useLive();
  const { initial, read } = useMemo(() => createScoreboard(scores), [scores]);
  const listing = useStore(live.store, read);
  useSportRooms(scores.seeds);
  return { ...listing, initial };
}

import { useCallback, useEffect, useRef } from 'react';
import { useRevalidateWhen } from '../live/use-revalidate-when.ts';
import { useInitialMatches } from '../live/sport-room.tsx';
import type { LiveState } from '../live/live-context.ts';
import type { Standings, StandingsTable } from './standings.ts';
import { unsettledReasons } from './unsettled.ts';

/** Reloads the tables when the page cannot compute them itself. `tables` are the shown ones. */
export function useStandingsRevalidation(
  standings: Standings,
  tables: readonly StandingsTable[],
): void {
  const initialMatches = useInitialMatches();
  const shown = useRef(tables);
  useEffect(() => {
    shown.current = tables;
  }, [tables]);
  useRevalidateWhen(
    useCallback(
      (matches: LiveState['matches']) =>
        unsettledReasons(standings, shown.current, initialMatches, matches),
      [standings, initialMatches],
    ),
  );
}

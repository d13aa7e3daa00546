import { useCallback, useEffect, useRef } from 'react';
import { useAskAgain } from '../fixtures/use-ask-again.ts';
import { useSeeded } from '../fixtures/seeded.tsx';
import type { LiveState } from '../live/live-store.ts';
import type { Standings, StandingsTable } from './standings.ts';
import { unsettledReasons } from './unsettled.ts';

/** Has the tables read anew where moving them in the page is not enough. `tables` are those shown now. */
export function useSettling(standings: Standings, tables: readonly StandingsTable[]): void {
  const seeded = useSeeded();
  const shown = useRef(tables);
  useEffect(() => {
    shown.current = tables;
  }, [tables]);
  useAskAgain(
    useCallback(
      (matches: LiveState['matches']) =>
        unsettledReasons(standings, shown.current, seeded, matches),
      [standings, seeded],
    ),
  );
}

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { deepEqual } from '../../realtime/protocol/deep-equal.ts';
import { useInitialMatches } from '../live/sport-room.tsx';
import { useLive } from '../live/live-context.ts';
import type { LiveState } from '../live/live-context.ts';
import type { Match } from '../domain/match.ts';
import { liveTables } from './live-tables.ts';
import type { Standings, StandingsTable } from './standings.ts';

/**
 * Returns a league's tables with the live scores; the component renders again when a table changes.
 */
export function useLiveTables(standings: Standings): readonly StandingsTable[] {
  const initialMatches = useInitialMatches();
  const read = useMemo(() => createReader(standings, initialMatches), [standings, initialMatches]);
  return useStore(useLive().live.store, read);
}

function createReader(standings: Standings, initialMatches: ReadonlyMap<string, Match>) {
  const ids = standings.countedEvents.map(({ eventId }) => eventId);
  let last: readonly (Match | undefined)[] | undefined;
  let tables: readonly StandingsTable[] = standings.tables;
  return ({ matches }: Pick<LiveState, 'matches'>): readonly StandingsTable[] => {
    const current = ids.map((id) => matches.get(id) ?? initialMatches.get(id));
    if (last?.every((match, index) => match === current[index])) return tables;
    last = current;
    const byId = new Map(ids.map((id, index) => [id, current[index]]));
    const next = liveTables(standings, (id) => byId.get(id));
    // A running clock changes matches but no table. The old object stays then, so that nothing
    // renders.
    if (!deepEqual(next, tables)) tables = next;
    return tables;
  };
}

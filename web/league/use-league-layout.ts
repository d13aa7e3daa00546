import { useOutletContext } from 'react-router';
import type { LeagueLayoutData } from './load-league.server.ts';

/** Returns the data of the league's layout, in a screen below it. */
export function useLeagueLayout(): LeagueLayoutData {
  return useOutletContext<LeagueLayoutData>();
}

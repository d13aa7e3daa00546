import { useOutletContext } from 'react-router';
import type { LeagueLayoutData } from './load-league.server.ts';

/** What the layout around a league's screen knows. */
export function useLeagueLayout(): LeagueLayoutData {
  return useOutletContext<LeagueLayoutData>();
}

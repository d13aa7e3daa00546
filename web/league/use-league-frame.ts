import { useOutletContext } from 'react-router';
import type { LeagueFrame } from './load-league.server.ts';

/** What the frame around a league's screen knows. */
export function useLeagueFrame(): LeagueFrame {
  return useOutletContext<LeagueFrame>();
}

import { useOutletContext } from 'react-router';
import type { TeamLayoutData } from './load-team.server.ts';

/** What the layout around a team's screen knows. */
export function useTeamLayout(): TeamLayoutData {
  return useOutletContext<TeamLayoutData>();
}

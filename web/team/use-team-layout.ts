import { useOutletContext } from 'react-router';
import type { TeamLayoutData } from './load-team.server.ts';

/** Returns the data of the team's layout, in a screen below it. */
export function useTeamLayout(): TeamLayoutData {
  return useOutletContext<TeamLayoutData>();
}

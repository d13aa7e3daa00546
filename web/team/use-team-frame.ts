import { useOutletContext } from 'react-router';
import type { TeamFrame } from './load-team.server.ts';

/** What the frame around a team's screen knows. */
export function useTeamFrame(): TeamFrame {
  return useOutletContext<TeamFrame>();
}

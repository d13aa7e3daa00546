import type { TeamWire } from '../../edge/contracts/team.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { parseSide } from './parse-side.ts';

export interface TeamProfile extends Team {
  sportKey: SportKey;
}

/** Returns the team, or null for an unsupported sport. */
export function parseTeam(wire: TeamWire): TeamProfile | null {
  // Uses no schema: squads call this, and their code is in a page's first scripts.
  const sport = ALL_SPORTS.find(({ id }) => id === wire.teamSportId);
  return sport ? { ...parseSide(wire), sportKey: sport.key } : null;
}

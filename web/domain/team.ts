import * as v from 'valibot';
import type { TeamWire } from '../../edge/contracts/team.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { parseSide } from './parse-side.ts';

export interface TeamProfile extends Team {
  sportKey: SportKey;
}

/** Returns the team, or null for an unsupported sport. */
export function parseTeam(wire: TeamWire): TeamProfile | null {
  const sportId = v.safeParse(sportIdSchema, wire.teamSportId);
  if (!sportId.success) return null;
  return { ...parseSide(wire), sportKey: sportById(sportId.output).key };
}

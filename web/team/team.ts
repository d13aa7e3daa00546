import * as v from 'valibot';
import type { TeamWire } from '../../edge/contracts/team.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';

export interface TeamProfile {
  id: string;
  name: string;
  shortName: string;
  sportKey: SportKey;
}

/** The team, or null when its sport is not one of ours. */
export function parseTeam(wire: TeamWire): TeamProfile | null {
  const sportId = v.safeParse(sportIdSchema, wire.teamSportId);
  if (!sportId.success) return null;
  const { teamId: id, teamName: name, teamShortName: shortName } = wire;
  return { id, name, shortName, sportKey: sportById(sportId.output).key };
}

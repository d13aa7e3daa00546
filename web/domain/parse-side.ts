import type { Team } from '../../realtime/protocol/match-state.ts';

interface SideWire {
  teamId: string;
  teamName: string;
  teamShortName: string;
  teamCode?: string | null | undefined;
  teamNation?: string | null | undefined;
  teamLogoUri?: string | null | undefined;
}

/** A team as matches, tables and ties name it. */
export function parseSide(wire: SideWire): Team {
  return {
    id: wire.teamId,
    name: wire.teamName,
    shortName: wire.teamShortName,
    ...(wire.teamCode && { code: wire.teamCode }),
    ...(wire.teamNation && { nation: wire.teamNation }),
    ...(wire.teamLogoUri && { logoUri: wire.teamLogoUri }),
  };
}

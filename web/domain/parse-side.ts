import type { Team } from '../../realtime/protocol/match-state.ts';

interface SideWire {
  teamId: string;
  teamName: string;
  teamShortName: string;
  teamCode?: string | null | undefined;
  teamNation?: string | null | undefined;
  teamLogoUri?: string | null | undefined;
  /** What it is called in addresses, where its name was put into the visitor's language. */
  teamSlugName?: string | undefined;
}

/** A team, with what it is called in addresses where that is another name. */
export interface SluggedTeam extends Team {
  slugName?: string;
}

/** A team as matches, tables and ties name it. */
export function parseSide(wire: SideWire): SluggedTeam {
  return {
    id: wire.teamId,
    name: wire.teamName,
    shortName: wire.teamShortName,
    ...(wire.teamCode && { code: wire.teamCode }),
    ...(wire.teamNation && { nation: wire.teamNation }),
    ...(wire.teamLogoUri && { logoUri: wire.teamLogoUri }),
    ...(wire.teamSlugName && { slugName: wire.teamSlugName }),
  };
}

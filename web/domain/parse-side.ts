import type { Kit } from '../../realtime/protocol/kit.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';

interface SideWire {
  teamId: string;
  teamName: string;
  teamShortName: string;
  teamCode?: string | null | undefined;
  teamNation?: string | null | undefined;
  teamLogoUri?: string | null | undefined;
  teamKit?: Kit | null | undefined;
  /** Name in URLs, if `teamName` is in the visitor's language. */
  teamSlugName?: string | undefined;
}

/** A team with its name in URLs, if that differs. */
export interface SluggedTeam extends Team {
  slugName?: string;
}

/** Returns a team of a match, table or tie. */
export function parseSide(wire: SideWire): SluggedTeam {
  return {
    id: wire.teamId,
    name: wire.teamName,
    shortName: wire.teamShortName,
    ...(wire.teamCode && { code: wire.teamCode }),
    ...(wire.teamNation && { nation: wire.teamNation }),
    ...(wire.teamLogoUri && { logoUri: wire.teamLogoUri }),
    ...(wire.teamKit && { kit: wire.teamKit }),
    ...(wire.teamSlugName && { slugName: wire.teamSlugName }),
  };
}

import type { Team } from '../../realtime/protocol/match-state.ts';
import type { SluggedTeam } from './parse-side.ts';

interface Pairing {
  home: Team;
  away: Team;
}

/**
 * Adds the known code, nation, logo and kit to the sides of a match, line or state: a live feed
 * sends scores, and the catalogue has the visuals. Returns `sent` itself if nothing is missing.
 */
export function withVisualsOf<Sent extends Pairing>(sent: Sent, known: Pairing): Sent {
  const home = sideWithVisuals(sent.home, known.home);
  const away = sideWithVisuals(sent.away, known.away);
  return home === sent.home && away === sent.away ? sent : { ...sent, home, away };
}

const LOOKS = ['code', 'nation', 'logoUri', 'kit'] as const;

function sideWithVisuals(side: Team, known: SluggedTeam): SluggedTeam {
  // Another team may have replaced this side.
  if (side.id !== known.id) return side;
  const isMissed = LOOKS.some((look) => known[look] && !side[look]);
  const looked = isMissed ? { ...known, ...side } : side;
  const { slugName } = known;
  // A room has the feed's name of a national team; the page has its name in the visitor's language.
  return slugName !== undefined && side.name === slugName
    ? { ...looked, name: known.name, shortName: known.shortName, slugName }
    : looked;
}

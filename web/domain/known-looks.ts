import type { Team } from '../../realtime/protocol/match-state.ts';
import type { SluggedTeam } from './parse-side.ts';

interface Pairing {
  home: Team;
  away: Team;
}

/**
 * A match, line or state with the code, nation and logo of its sides that were
 * known of it before: a live feed brings scores, a catalogue brings logos. The
 * same object where it tells all of them itself.
 */
export function withLooksOf<Told extends Pairing>(told: Told, known: Pairing): Told {
  const home = sideWithLooks(told.home, known.home);
  const away = sideWithLooks(told.away, known.away);
  return home === told.home && away === told.away ? told : { ...told, home, away };
}

const LOOKS = ['code', 'nation', 'logoUri'] as const;

function sideWithLooks(side: Team, known: SluggedTeam): SluggedTeam {
  // Another team may have taken the place.
  if (side.id !== known.id) return side;
  const isMissed = LOOKS.some((look) => known[look] && !side[look]);
  const looked = isMissed ? { ...known, ...side } : side;
  const { slugName } = known;
  // A room names a national team as its feed does, the page in the visitor's language.
  return slugName !== undefined && side.name === slugName
    ? { ...looked, name: known.name, shortName: known.shortName, slugName }
    : looked;
}

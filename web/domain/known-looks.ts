import type { Team } from '../../realtime/protocol/match-state.ts';

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

function sideWithLooks(side: Team, known: Team): Team {
  // Another team may have taken the place.
  const isMissed = side.id === known.id && LOOKS.some((look) => known[look] && !side[look]);
  return isMissed ? { ...known, ...side } : side;
}

import type { LeagueWire } from '../../edge/contracts/league.ts';
import { foldText } from '../../edge/contracts/fold-text.ts';

/** Nations that play for themselves, by the country whose visitors they are at home with. */
const HOME_NATIONS = new Set(['eng', 'sco', 'sct', 'wal', 'wls', 'nir']);

/** Whether a league's country is the visitor's: both ISO 3166 codes in lower case. */
export function isAtHome(leagueCountry: string | null, visitorCountry: string | null): boolean {
  if (leagueCountry === null || visitorCountry === null) return false;
  if (leagueCountry.split('-')[0] === visitorCountry) return true;
  return visitorCountry === 'gb' && HOME_NATIONS.has(leagueCountry);
}

/** Leagues of the visitor's country first, then by their rank, those of none last and by name. */
export function byImportance(
  leagues: readonly LeagueWire[],
  visitorCountry: string | null,
): LeagueWire[] {
  return leagues
    .map((league) => ({
      league,
      isAtHome: isAtHome(league.leagueCountry, visitorCountry),
      rank: league.leagueRank ?? Number.MAX_SAFE_INTEGER,
      name: foldText(league.leagueName),
    }))
    .toSorted(
      (a, b) =>
        Number(b.isAtHome) - Number(a.isAtHome) ||
        a.rank - b.rank ||
        compare(a.name, b.name) ||
        compare(a.league.leagueId, b.league.leagueId),
    )
    .map(({ league }) => league);
}

/** By code unit: the same on every runtime, whatever its locale data. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

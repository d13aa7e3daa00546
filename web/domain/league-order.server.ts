import type { LeagueWire } from '../../edge/contracts/league.ts';
import { countryCode } from '../../realtime/protocol/country.ts';
import { foldText } from '../../realtime/protocol/fold-text.ts';

/** Whether a league's country is the visitor's (ISO 3166-1 code in lower case), or a part of it. */
export function isAtHome(leagueCountry: string | null, visitorCountry: string | null): boolean {
  if (leagueCountry === null || visitorCountry === null) return false;
  return countryCode(leagueCountry).split('-')[0] === visitorCountry;
}

/** Sorts leagues: the visitor's country first, then by rank, unranked ones last and by name. */
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

/** Compares by code unit: equal on all runtimes, whatever the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

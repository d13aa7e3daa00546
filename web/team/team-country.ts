import { SPORTS } from '../../realtime/sports/registry.ts';
import type { League } from '../domain/match.ts';
import type { TeamProfile } from '../domain/team.ts';

/**
 * Returns the name of a team's country: that of its leagues if they share one, else the source's
 * home country. For a player it is the nation, if known, since tournaments do not show where a
 * player is from. `nameOf` returns the name of a country code.
 */
export function teamCountry(
  { sportKey, nation }: Pick<TeamProfile, 'sportKey' | 'nation'>,
  { leagues, home }: { leagues: readonly Pick<League, 'country'>[]; home: string | null },
  nameOf: (code: string | null) => string | null,
): string | null {
  if (SPORTS[sportKey].contestant !== 'team') return nameOf(nation ?? null);
  const countries = new Set(leagues.flatMap(({ country }) => country ?? []));
  const [ofLeagues] = countries.size === 1 ? countries : [null];
  return ofLeagues ?? home;
}

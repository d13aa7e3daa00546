import { SPORTS } from '../../realtime/sports/registry.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';
import { parseSide } from '../domain/parse-side.ts';
import type { League } from '../domain/match.ts';
import type { DirectoryEntry } from './directory.ts';

/**
 * Returns each team once. Its country is that of its first league with a country, so it stays the
 * same in international leagues; else the country in the team's data, or a national team's nation.
 * Players and pairs have no country, since tournaments take place anywhere.
 */
export function teamEntries(
  groups: readonly { league: League; teams: readonly TeamWire[] }[],
  countryName: (code: string) => string | null,
): DirectoryEntry[] {
  const national = groups.filter(({ league }) => league.country !== null);
  const others = groups.filter(({ league }) => league.country === null);
  const entries = new Map<string, DirectoryEntry>();
  for (const { league, teams } of [...national, ...others])
    for (const wire of teams)
      if (!entries.has(wire.teamId)) {
        const { id, name, slugName, nation, logoUri, kit } = parseSide(wire);
        const { contestant, crest } = SPORTS[league.sportKey];
        const given = wire.teamCountry ?? null;
        const own = given && countryName(given);
        const ofNation = nation === undefined ? null : countryName(nation);
        const { country, detail } =
          contestant !== 'team'
            ? { country: null, detail: null }
            : { country: league.country ?? own ?? ofNation, detail: league.name };
        entries.set(id, { id, name, slugName, nation, logoUri, kit, country, detail, crest });
      }
  return [...entries.values()];
}

import { SPORTS } from '../../realtime/sports/registry.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';
import { parseSide } from '../domain/parse-side.ts';
import type { League } from '../domain/match.ts';
import type { DirectoryEntry } from './directory.ts';

/**
 * Each team once, under the country of the first of its leagues that has one:
 * a club that plays abroad is still of its country. A player is of none of the
 * countries the tournaments are held in.
 */
export function teamEntries(
  groups: readonly { league: League; teams: readonly TeamWire[] }[],
): DirectoryEntry[] {
  const national = groups.filter(({ league }) => league.country !== null);
  const others = groups.filter(({ league }) => league.country === null);
  const entries = new Map<string, DirectoryEntry>();
  for (const { league, teams } of [...national, ...others])
    for (const wire of teams)
      if (!entries.has(wire.teamId)) {
        const { id, name, nation, logoUri } = parseSide(wire);
        const { contestant: shape } = SPORTS[league.sportKey];
        const { country, name: detail } =
          shape === 'player' ? { country: null, name: null } : league;
        entries.set(id, { id, name, nation, logoUri, country, detail, shape });
      }
  return [...entries.values()];
}

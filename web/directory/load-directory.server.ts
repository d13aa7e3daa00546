import type { Sport } from '../../realtime/protocol/sport.ts';
import type { Api } from '../api/client.ts';
import { getLeagues, getTeamGroups } from '../api/catalogue-lists.ts';
import { part, type Part } from '../api/part.ts';
import { leaguePath } from '../league/league-path.ts';
import { parseLeague } from '../scores/parse-league.ts';
import { teamPath } from '../team/team-path.ts';
import type { DirectoryEntry } from './directory.ts';
import { teamEntries } from './team-entries.ts';

export function loadLeagues(
  api: Api,
  { id }: Sport,
  signal: AbortSignal,
): Promise<Part<DirectoryEntry[]>> {
  const call = getLeagues(api, id, signal).then((leagues) =>
    leagues.flatMap((wire): DirectoryEntry[] => {
      const league = parseLeague(wire);
      if (!league) return [];
      const { name, country } = league;
      return [{ id: league.id, name, country, detail: null, to: leaguePath(league) }];
    }),
  );
  return part(call);
}

export function loadTeams(
  api: Api,
  { id, key }: Sport,
  signal: AbortSignal,
): Promise<Part<DirectoryEntry[]>> {
  const call = getTeamGroups(api, id, signal).then((groups) =>
    teamEntries(
      groups.flatMap(({ league: wire, teams }) => {
        const league = parseLeague(wire);
        return league ? [{ league, teams }] : [];
      }),
      (team) => teamPath({ ...team, sportKey: key }),
    ),
  );
  return part(call);
}

import type { Sport } from '../../realtime/sports/sport.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { call } from '../api/client.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { settle, type Settled } from '../api/settled.ts';
import { countryName } from '../../edge/shared/text/country-names.server.ts';
import { byImportance } from '../domain/league-order.server.ts';
import { parseLeague } from '../domain/parse-league.server.ts';
import { byCountry, sortEntries, type DirectoryEntry } from './directory.ts';
import { teamEntries } from './team-entries.ts';

export function loadLeagues(
  { api, edge }: LoaderContext,
  { id }: Sport,
  signal: AbortSignal,
): Promise<Settled<DirectoryEntry[]>> {
  const listed = call(api, CALLS.listLeagues, { sportId: id }, signal).then((leagues) =>
    byCountry(
      byImportance(leagues, edge.visitor.countryCode).flatMap((wire): DirectoryEntry[] => {
        const league = parseLeague(wire, edge.visitor.language);
        if (!league) return [];
        const { id: leagueId, name, country, logoUri } = league;
        return [{ id: leagueId, name, country, logoUri, detail: null, crest: 'tile' }];
      }),
    ),
  );
  return settle(listed);
}

export function loadTeams(
  { api, edge }: LoaderContext,
  { id }: Sport,
  signal: AbortSignal,
): Promise<Settled<DirectoryEntry[]>> {
  const listed = call(api, CALLS.listTeamGroups, { sportId: id }, signal).then((groups) =>
    sortEntries(
      teamEntries(
        groups.flatMap(({ league: wire, teams }) => {
          const league = parseLeague(wire, edge.visitor.language);
          return league ? [{ league, teams }] : [];
        }),
        (code) => countryName(code, edge.visitor.language),
      ),
    ),
  );
  return settle(listed);
}

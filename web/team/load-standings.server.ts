import { settle, type Settled } from '../api/settled.ts';
import type { League } from '../domain/match.ts';
import { loadStandings, standingsQuery } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import { chosenLeague } from './chosen-league.ts';
import type { TeamContext } from './load-team.server.ts';

export interface TeamStandings {
  leagues: readonly League[];
  /** League of the tables. */
  league: League | null;
  standings: Settled<Standings | null>;
}

/** Loads the tables of one of a team's leagues: the requested one, else its main league. */
export async function loadTeamStandings(
  teamContext: TeamContext,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<TeamStandings> {
  const { api, leagues, firstMatches } = teamContext;
  const wanted = query.get('tournamentId');
  const [own, results] = await Promise.all([
    settle(leagues()),
    wanted === null ? firstMatches('results') : null,
  ]);
  if (own.kind === 'failed') return { leagues: [], league: null, standings: own };
  const entries = results?.kind === 'loaded' ? results.value.entries : [];
  const league = chosenLeague(own.value, wanted, entries);
  if (!league) return { leagues: own.value, league, standings: { kind: 'loaded', value: null } };
  const standings = await loadStandings(api, league.id, standingsQuery(query), signal);
  return { leagues: own.value, league, standings };
}

import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { Settled } from '../api/settled.ts';
import type { ListedPage } from '../domain/event-page.ts';
import { loadListed } from '../match-list/load-listed.server.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import type { LeagueContext } from './load-league.server.ts';
import { parseTopPlayers, type TopPlayers } from './top-players.ts';

export interface LeagueOverviewData {
  /** What is on and what comes next. */
  fixtures: Settled<ListedPage>;
  results: Settled<ListedPage>;
  standings: Settled<Standings | null>;
  /** Null where nothing is counted, or it cannot be asked for: nobody misses it. */
  topPlayers: TopPlayers | null;
}

const MATCHES = 6;
const PLAYERS = 8;

export async function loadLeagueOverview(
  { api, league, radarId }: LeagueContext,
  signal: AbortSignal,
): Promise<LeagueOverviewData> {
  const events = (type: 'fixtures' | 'results') =>
    loadListed(
      callOrNull(
        api,
        CALLS.listLeagueEvents,
        { leagueRadarId: radarId, type, size: MATCHES },
        signal,
      ),
    );
  const [fixtures, results, standings, players] = await Promise.all([
    events('fixtures'),
    events('results'),
    loadStandings(api, league.id, {}, signal),
    orNullWhenFailed(
      callOrNull(api, CALLS.listPlayerStatistics, { id: league.id, size: PLAYERS }, signal),
    ),
  ]);
  return { fixtures, results, standings, topPlayers: players && parseTopPlayers(players) };
}

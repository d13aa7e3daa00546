import { settle, type Settled } from '../api/settled.ts';
import type { ListedPage } from '../domain/event-page.ts';
import type { League } from '../domain/match.ts';
import { comingIn } from '../domain/overdue.ts';
import { loadStandings, standingsQuery } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import { tableOf } from '../standings/table-excerpt.ts';
import { chosenLeague } from './chosen-league.ts';
import type { TeamContext } from './load-team.server.ts';

export interface TeamStandings {
  leagues: readonly League[];
  /** The league of the tables. */
  league: League | null;
  standings: Settled<Standings | null>;
  /** The next matches, shown beside the tables. */
  fixtures: Settled<ListedPage>;
}

const COMING = 6;

/** Loads the tables of one of a team's leagues: the requested one, else its main league. */
export async function loadTeamStandings(
  teamContext: TeamContext,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<TeamStandings> {
  const { api, leagues, firstMatches } = teamContext;
  const wanted = query.get('tournamentId');
  const [own, coming, results] = await Promise.all([
    settle(leagues()),
    firstMatches('fixtures'),
    wanted === null ? firstMatches('results') : null,
  ]);
  const fixtures = firstOf(coming, teamContext.renderClock.now);
  if (own.kind === 'failed') return { leagues: [], league: null, standings: own, fixtures };
  const entries = results?.kind === 'loaded' ? results.value.entries : [];
  const league = chosenLeague(own.value, wanted, entries);
  if (!league)
    return { leagues: own.value, league, standings: { kind: 'loaded', value: null }, fixtures };
  const standings = await loadStandings(api, league.id, standingsQuery(query), signal);
  return { leagues: own.value, league, standings, fixtures };
}

function firstOf(page: Settled<ListedPage>, now: number): Settled<ListedPage> {
  if (page.kind === 'failed') return page;
  const { entries } = comingIn(page.value, now);
  return { kind: 'loaded', value: { entries: entries.slice(0, COMING), flag: null } };
}

/**
 * Loads the tables of a team's main league; null on failure or if they lack the team, since they
 * are optional.
 */
export async function loadMainTable(
  teamContext: TeamContext,
  signal: AbortSignal,
): Promise<Standings | null> {
  const { standings } = await loadTeamStandings(teamContext, new URLSearchParams(), signal);
  if (standings.kind === 'failed' || !standings.value) return null;
  return tableOf(standings.value.tables, teamContext.team.id) ? standings.value : null;
}

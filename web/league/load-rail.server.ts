import type { ListedPage } from '../domain/event-page.ts';
import { comingIn } from '../domain/overdue.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import { loadLeagueMatches, type LeagueContext } from './load-league.server.ts';
import { loadTopPlayers } from './load-top-players.server.ts';
import type { TopPlayers } from './top-players.ts';

/** The parts beside a screen of a league; each is null if unknown, empty or not shown there. */
export interface LeagueRailData {
  /** Coming matches; the results if there are none. */
  matches: { type: 'fixtures' | 'results'; page: ListedPage } | null;
  standings: Standings | null;
  topPlayers: TopPlayers | null;
}

const MATCHES = 6;
const PLAYERS = 5;

/** Loads the parts beside a league's table (`beside: 'standings'`) or its lists of matches. */
export async function loadRail(
  leagueContext: LeagueContext,
  beside: 'standings' | 'matches',
  signal: AbortSignal,
): Promise<LeagueRailData> {
  const [matches, standings, topPlayers] = await Promise.all([
    beside === 'standings' ? newestMatches(leagueContext, signal) : null,
    beside === 'matches' ? shownTable(leagueContext, signal) : null,
    loadTopPlayers(leagueContext, PLAYERS, signal),
  ]);
  return { matches, standings, topPlayers };
}

async function newestMatches(
  leagueContext: LeagueContext,
  signal: AbortSignal,
): Promise<LeagueRailData['matches']> {
  const listed = await loadLeagueMatches(
    leagueContext,
    { type: 'fixtures', size: MATCHES },
    signal,
  );
  if (listed.kind === 'failed') return null;
  const page = comingIn(listed.value, leagueContext.renderClock.now);
  if (page.entries.length > 0) return { type: 'fixtures', page };
  const results = await loadLeagueMatches(
    leagueContext,
    { type: 'results', size: MATCHES },
    signal,
  );
  if (results.kind === 'failed' || results.value.entries.length === 0) return null;
  return { type: 'results', page: results.value };
}

async function shownTable(
  { api, league }: LeagueContext,
  signal: AbortSignal,
): Promise<Standings | null> {
  const standings = await loadStandings(api, league.id, {}, signal);
  if (standings.kind === 'failed' || !standings.value?.tables.length) return null;
  return standings.value;
}

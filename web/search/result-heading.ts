import type { Text } from '../../edge/shared/text/text.ts';
import type { SearchResult, SearchResultKind } from './search-result.ts';

/**
 * Returns the heading for results of a kind: team results may be individual players, and are named
 * as such.
 */
export function resultHeading(
  t: Text,
  kind: SearchResultKind,
  results: readonly Pick<SearchResult, 'isPlayer'>[],
): string {
  return t(kind === 'team' ? CONTESTANTS[contestantsOf(results)] : HEADINGS[kind]);
}

const HEADINGS = {
  match: 'navigation.matches',
  player: 'search.playersInTeams',
  league: 'navigation.leagues',
  sport: 'navigation.sports',
} as const;

const CONTESTANTS = {
  teams: 'navigation.teams',
  players: 'header.players',
  both: 'search.teamsAndPlayers',
} as const;

/** Kinds of contestants among results. */
export function contestantsOf(
  results: readonly Pick<SearchResult, 'isPlayer'>[],
): 'teams' | 'players' | 'both' {
  if (results.every(({ isPlayer }) => !isPlayer)) return 'teams';
  return results.every(({ isPlayer }) => isPlayer) ? 'players' : 'both';
}

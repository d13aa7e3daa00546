import type { Text } from '../../edge/shared/text/text.ts';
import type { SearchResult, SearchResultKind } from './search-result.ts';

/**
 * Returns the heading for results of a kind. Results of kind `team` may be players of individual
 * sports; the heading then says so.
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

/** Returns which kinds of contestants the results have; 'teams' without results. */
export function contestantsOf(
  results: readonly Pick<SearchResult, 'isPlayer'>[],
): 'teams' | 'players' | 'both' {
  if (results.every(({ isPlayer }) => !isPlayer)) return 'teams';
  return results.every(({ isPlayer }) => isPlayer) ? 'players' : 'both';
}

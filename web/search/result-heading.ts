import type { Text } from '../text/text.ts';
import type { SearchResult, SearchResultKind } from './search-result.ts';

/**
 * What stands above finds of a kind: teams are found as players are who play
 * alone, but called what they are.
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

/** Who is among those that were found. */
export function contestantsOf(
  results: readonly Pick<SearchResult, 'isPlayer'>[],
): 'teams' | 'players' | 'both' {
  if (results.every(({ isPlayer }) => !isPlayer)) return 'teams';
  return results.every(({ isPlayer }) => isPlayer) ? 'players' : 'both';
}

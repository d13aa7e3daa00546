import type { Side } from '../../realtime/protocol/primitives.ts';
import type { ListedMatch } from '../domain/event-page.ts';
import { outcomeFor } from '../domain/leader.ts';
import type { Match } from '../domain/match.ts';
import type { FormResult } from '../../realtime/sports/score.ts';

/** Returns a team's side in a match; null if it does not play. */
export function sideOf({ home, away }: Pick<Match, 'home' | 'away'>, teamId: string): Side | null {
  if (home.id === teamId) return 'home';
  return away.id === teamId ? 'away' : null;
}

/**
 * Returns how a match ended for a team; a won shoot-out is a win. Null before the end or if the
 * team did not play.
 */
export function resultFor(match: Match, teamId: string): FormResult | null {
  const side = sideOf(match, teamId);
  return side && outcomeFor(match, side);
}

/** Returns a team's last five results, oldest first, from newest-first entries. */
export function formOf(entries: readonly ListedMatch[], teamId: string): FormResult[] {
  return entries
    .flatMap(({ match }) => resultFor(match, teamId) ?? [])
    .slice(0, 5)
    .toReversed();
}

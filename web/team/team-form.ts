import type { Side } from '../../realtime/protocol/primitives.ts';
import type { ListedMatch } from '../domain/event-page.ts';
import { outcomeFor } from '../domain/leader.ts';
import type { Match } from '../domain/match.ts';
import type { FormResult } from '../../realtime/sports/score.ts';

/** Which side of a match a team is; null of a match of others. */
export function sideOf({ home, away }: Pick<Match, 'home' | 'away'>, teamId: string): Side | null {
  if (home.id === teamId) return 'home';
  return away.id === teamId ? 'away' : null;
}

/** How a match ended for a team; a shoot-out decides it, as between two teams' meetings. */
export function resultFor(match: Match, teamId: string): FormResult | null {
  const side = sideOf(match, teamId);
  return side && outcomeFor(match, side);
}

/** A team's last five results, oldest first, of a list that has the newest first. */
export function formOf(entries: readonly ListedMatch[], teamId: string): FormResult[] {
  return entries
    .flatMap(({ match }) => resultFor(match, teamId) ?? [])
    .slice(0, 5)
    .toReversed();
}

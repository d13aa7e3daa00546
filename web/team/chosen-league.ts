import type { ListedMatch } from '../domain/event-page.ts';
import type { League } from '../domain/match.ts';

/**
 * The league whose table a team's screens show: the one that is asked for if
 * the team plays in it, else the one it has most matches in, its country's
 * own before an international one. Null for a team of none.
 */
export function chosenLeague(
  leagues: readonly League[],
  asked: string | null,
  entries: readonly ListedMatch[],
): League | null {
  const named = leagues.find(({ id }) => id === asked);
  if (named) return named;
  const count = ({ id }: League) => entries.filter(({ match }) => match.leagueId === id).length;
  const [busiest] = leagues.toSorted(
    (a, b) => count(b) - count(a) || Number(a.country === null) - Number(b.country === null),
  );
  return busiest ?? null;
}

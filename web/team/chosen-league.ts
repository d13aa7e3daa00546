import type { ListedMatch } from '../domain/event-page.ts';
import type { League } from '../domain/match.ts';

/**
 * Returns the league whose table a team's screens show: the requested one if the team plays in it,
 * else the one with the most matches in `entries`, domestic before international. Null without a
 * league.
 */
export function chosenLeague(
  leagues: readonly League[],
  asked: string | null,
  entries: readonly Pick<ListedMatch, 'match'>[],
): League | null {
  const named = leagues.find(({ id }) => id === asked);
  if (named) return named;
  const count = ({ id }: League) => entries.filter(({ match }) => match.leagueId === id).length;
  const [busiest] = leagues.toSorted(
    (a, b) => count(b) - count(a) || Number(a.country === null) - Number(b.country === null),
  );
  return busiest ?? null;
}

import { SPORTS } from '../../realtime/sports/registry.ts';
import type { ListedMatch } from '../domain/event-page.ts';
import type { League } from '../domain/match.ts';
import type { TeamProfile } from '../domain/team.ts';

/** Fewest home matches at a ground: a single one may be a final on a neutral ground. */
const ENOUGH = 2;

/**
 * Returns a team's own ground: the venue of most of its home matches in domestic leagues. Null if
 * too few matches agree. Also null for nations, players and pairs: a tournament names a home side
 * wherever it takes place.
 */
export function homeGround(
  entries: readonly ListedMatch[],
  team: TeamProfile,
  leagues: readonly League[],
): string | null {
  if (team.nation !== undefined || SPORTS[team.sportKey].contestant !== 'team') return null;
  const domestic = new Set(leagues.flatMap(({ id, country }) => (country === null ? [] : [id])));
  const grounds = entries.flatMap(({ match, venue }) =>
    venue !== null && match.home.id === team.id && domestic.has(match.leagueId) ? [venue] : [],
  );
  const counts = new Map<string, number>();
  for (const ground of grounds) counts.set(ground, (counts.get(ground) ?? 0) + 1);
  const [most] = [...counts].filter(([, count]) => count >= ENOUGH && count > grounds.length / 2);
  return most?.[0] ?? null;
}

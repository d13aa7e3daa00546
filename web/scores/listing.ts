import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { orderOfStart } from '../../edge/shared/time/day.ts';
import type { League, Match } from '../domain/match.ts';
import { isOverdue } from '../../edge/shared/overdue.ts';

export interface ListedLeague {
  /** Stable within a page: used as an anchor. */
  key: string;
  id: string;
  sportKey: SportKey;
  name: string;
  country: string | null;
  logoUri?: string | undefined;
  matchIds: readonly string[];
  /** Number of its matches that day, and of those in play. */
  matchCount: number;
  liveCount: number;
}

export interface ListedSport {
  sportKey: SportKey;
  matchCount: number;
  leagues: readonly ListedLeague[];
}

/**
 * Sorts matches by sport, league (in the order of `leagues`, others after them by name) and start,
 * an order that no score changes; overdue ones at `now` (ms) come last in a league.
 */
export function listMatches(
  matches: readonly Match[],
  leagues: readonly League[],
  now: number,
): ListedSport[] {
  const known = new Map(leagues.map((league) => [league.id, league]));
  const places = new Map(leagues.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: ListedLeague) => places.get(id) ?? places.size;
  const bySport = groupBy(matches, ({ sportKey }) => sportKey);
  return ALL_SPORTS.flatMap(({ key }) => {
    const ofSport = bySport.get(key);
    if (!ofSport) return [];
    const listed = [...groupBy(ofSport, ({ leagueId }) => leagueId)].map(
      ([leagueId, ofLeague]) => ({
        key: `${key}-${leagueId}`,
        id: leagueId,
        sportKey: key,
        name: known.get(leagueId)?.name ?? ofLeague[0]?.leagueName ?? '',
        country: known.get(leagueId)?.country ?? null,
        logoUri: known.get(leagueId)?.logoUri,
        matchCount: ofLeague.length,
        liveCount: ofLeague.filter(({ kind }) => kind === 'live').length,
        matchIds: ofLeague.toSorted(byPlace(now)).map(({ id }) => id),
      }),
    );
    listed.sort(
      (a, b) => placeOf(a) - placeOf(b) || compare(a.name, b.name) || compare(a.key, b.key),
    );
    return [
      {
        sportKey: key,
        matchCount: ofSport.length,
        leagues: listed,
      },
    ];
  });
}

function byPlace(now: number) {
  return (a: Match, b: Match): number =>
    Number(isOverdue(a, now)) - Number(isOverdue(b, now)) ||
    orderOfStart(a) - orderOfStart(b) ||
    compare(a.home.name, b.home.name) ||
    compare(a.id, b.id);
}

/** Compares by code unit: equal on all runtimes, whatever the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function groupBy<Key>(matches: readonly Match[], keyOf: (match: Match) => Key): Map<Key, Match[]> {
  const groups = new Map<Key, Match[]>();
  for (const match of matches) {
    const group = groups.get(keyOf(match));
    if (group) group.push(match);
    else groups.set(keyOf(match), [match]);
  }
  return groups;
}

import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { orderOfStart } from '../../edge/shared/time/day.ts';
import type { FurtherMatches } from '../domain/day-scores.ts';
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
  /** Numbers of its matches that day, of those in play and of those still to be loaded. */
  matchCount: number;
  liveCount: number;
  furtherCount: number;
}

export interface ListedSport {
  sportKey: SportKey;
  matchCount: number;
  leagues: readonly ListedLeague[];
}

/**
 * Returns matches by sport, league (in the order of `leagues`, others after them by name) and
 * start, an order that no score changes. Matches that are overdue at `now` (ms) come last in a
 * league. `further` has the numbers of matches, by league, that are still to be loaded.
 */
export function listMatches(
  matches: readonly Match[],
  leagues: readonly League[],
  now: number,
  further: readonly FurtherMatches[] = [],
): ListedSport[] {
  const known = new Map(leagues.map((league) => [league.id, league]));
  const places = new Map(leagues.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: ListedLeague) => places.get(id) ?? places.size;
  const bySport = groupBy(matches, ({ sportKey }) => sportKey);
  return ALL_SPORTS.flatMap(({ key }) => {
    const ofSport = bySport.get(key) ?? [];
    const furtherOf = new Map(
      further.flatMap((each) => (each.sportKey === key ? [[each.leagueId, each]] : [])),
    );
    const byLeague = groupBy(ofSport, ({ leagueId }) => leagueId);
    const listed = [...new Set([...byLeague.keys(), ...furtherOf.keys()])].map((leagueId) => {
      const ofLeague = byLeague.get(leagueId) ?? [];
      const { leagueName = '', count = 0 } = furtherOf.get(leagueId) ?? {};
      return {
        key: `${key}-${leagueId}`,
        id: leagueId,
        sportKey: key,
        name: known.get(leagueId)?.name ?? ofLeague[0]?.leagueName ?? leagueName,
        country: known.get(leagueId)?.country ?? null,
        logoUri: known.get(leagueId)?.logoUri,
        matchCount: ofLeague.length + count,
        liveCount: ofLeague.filter(({ kind }) => kind === 'live').length,
        furtherCount: count,
        matchIds: ofLeague.toSorted(byPlace(now)).map(({ id }) => id),
      };
    });
    if (listed.length === 0) return [];
    listed.sort(
      (a, b) => placeOf(a) - placeOf(b) || compare(a.name, b.name) || compare(a.key, b.key),
    );
    return [
      {
        sportKey: key,
        matchCount: listed.reduce((sum, { matchCount }) => sum + matchCount, 0),
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

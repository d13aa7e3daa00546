import type { RoundList } from '../../../contracts/rounds.ts';
import type { Database } from '../../db/database.ts';
import { seasonWire } from './season-wire.ts';
import { findLeagueSeason, selectSeasonMatches, type SeasonQuery } from './seasons.ts';

type Round = RoundList['rounds'][number];

/** `listRounds`: undefined when there is no such league or season. */
export async function listRounds(
  db: Database,
  leagueId: string,
  query: SeasonQuery,
): Promise<RoundList | undefined> {
  const found = await findLeagueSeason(db, leagueId, query);
  if (!found) return undefined;
  const rounds = new Map<string, Round>();
  const groups = new Map<string, Set<string>>();
  for (const match of await selectSeasonMatches(db, found)) {
    if (match.round !== null) {
      const before = rounds.get(match.round);
      rounds.set(match.round, {
        roundName: match.round,
        stage: match.stage ?? 'table',
        from: before?.from ?? match.startTime,
        to: match.startTime,
        matches: (before?.matches ?? 0) + 1,
      });
    }
    if (match.group !== null) {
      const teamIds = groups.get(match.group) ?? new Set();
      groups.set(match.group, teamIds.add(match.homeTeamId).add(match.awayTeamId));
    }
  }
  return {
    season: found.season && seasonWire(found.season),
    rounds: [...rounds.values()],
    groups: [...groups]
      .map(([groupName, teamIds]) => ({ groupName, teamIds: [...teamIds].toSorted() }))
      .toSorted((a, b) => a.groupName.localeCompare(b.groupName, 'en', { numeric: true })),
  };
}

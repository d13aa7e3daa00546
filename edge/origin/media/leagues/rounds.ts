import type { RoundList } from '../../../contracts/rounds.ts';
import { lacksBeginning, tableStageOf, type Stage } from '../../../../realtime/sports/stage.ts';
import type { Database } from '../../db/database.ts';
import { seasonWire } from './season-wire.ts';
import { findLeagueSeason, selectSeasonMatches, type SeasonQuery } from './seasons.ts';

type Round = RoundList['rounds'][number];

/** Answers `listRounds`: undefined when the league or season is missing. */
export async function listRounds(
  db: Database,
  leagueId: string,
  query: SeasonQuery,
): Promise<RoundList | undefined> {
  const found = await findLeagueSeason(db, leagueId, query);
  if (!found) return undefined;
  const rounds = new Map<string, Round>();
  const stages = new Set<Stage>();
  const groups = new Map<string, Set<string>>();
  const matches = await selectSeasonMatches(db, found);
  const hasTable = !lacksBeginning(matches);
  for (const match of matches) {
    const stage = match.stage ?? 'table';
    stages.add(stage);
    if (match.round !== null) {
      const key = `${stage} ${match.round}`;
      const before = rounds.get(key);
      rounds.set(key, {
        roundName: match.round,
        stage,
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
    stages: [...stages].filter((stage) => hasTable || tableStageOf(stage) === null),
    rounds: [...rounds.values()],
    groups: [...groups]
      .map(([groupName, teamIds]) => ({ groupName, teamIds: [...teamIds].toSorted() }))
      .toSorted((a, b) => a.groupName.localeCompare(b.groupName, 'en', { numeric: true })),
  };
}

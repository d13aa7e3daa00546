import { IN_PLAY_STATUSES } from '../../../../realtime/sports/event-status.ts';
import { sportById } from '../../../../realtime/sports/registry.ts';
import { tableStageOf } from '../../../../realtime/sports/stage.ts';
import type { Criterion, StandingsRule } from '../../../../realtime/sports/standings-rule.ts';
import type { GroupTeamRow, LeagueRow, SeasonRow, SeasonRulesRow } from '../../db/schema.ts';
import type { SeasonMatch } from '../leagues/season-match.ts';
import { countedMatches, pendingMatches, type CurrentLine } from '../standings/counted-matches.ts';
import { isHeadToHead } from '../standings/criteria.ts';
import type { PendingMatch } from '../standings/rank-teams.ts';
import type { StandingsMatch } from '../standings/standings-match.ts';
import { standingsRule } from '../standings/standings-rules.ts';

/** A season that is not over: the results in its table and the remaining fixtures. */
export interface OpenSeason {
  teamIds: readonly string[];
  results: readonly StandingsMatch[];
  fixtures: readonly PendingMatch[];
  rule: StandingsRule;
}

/** A season as the database has it. */
export interface SeasonRows {
  league: LeagueRow;
  season: SeasonRow | null;
  matches: readonly SeasonMatch[];
  /** Teams of the groups, as drawn. */
  drawn: readonly GroupTeamRow[];
  rules: SeasonRulesRow | null;
}

/** Results that each team needs: fewer say little about its strength. */
export const LEAST_RESULTS = 5;
/** Fewest teams of a table. Smaller tables are groups, before a knock-out. */
const LEAST_TEAMS = 6;

/** Criteria that are sums over a team's matches: a run keeps them as numbers, not as tables. */
export const SUMS = ['points', 'difference', 'scored', 'wins', 'away-scored', 'away-wins'] as const;
export type Sum = (typeof SUMS)[number];

export function isSum(criterion: Criterion): criterion is Sum {
  return SUMS.some((sum) => sum === criterion);
}

/**
 * Returns a football season that can be simulated to its end; null for any other. It has one table
 * of all teams, by points and criteria that a run can compare, and no round after it. Every pair of
 * teams meets as often at one ground as at the other, and as often as every other pair: else
 * fixtures are missing, or nobody can see whether some are. Each team has some results, and a match
 * remains.
 */
export function openSeason({
  league,
  season,
  matches,
  drawn,
  rules,
}: SeasonRows): OpenSeason | null {
  const rule = standingsRule(league.sportId, rules?.tiebreakers);
  if (sportById(league.sportId).key !== 'football' || !season || !canOrder(rule)) return null;
  const isOneTable =
    matches.every(({ stage, group }) => tableStageOf(stage) === 'table' && group === null) &&
    drawn.length === 0 &&
    (rules?.knockout ?? []).length === 0;
  if (!isOneTable) return null;
  const results = countedMatches(matches, NO_LINES).filter(({ isLive }) => !isLive);
  const fixtures = [...pendingMatches(matches, NO_LINES), ...matches.filter(isInPlay)];
  const teamIds = teamsOf(matches);
  if (teamIds.length < LEAST_TEAMS || fixtures.length === 0) return null;
  if (!isWhole(teamIds, [...results, ...fixtures])) return null;
  const played = timesById(
    results.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]),
  );
  if (teamIds.some((id) => (played.get(id) ?? 0) < LEAST_RESULTS)) return null;
  return { teamIds, results, fixtures, rule };
}

/** No rooms' lines: an outlook counts only what the database has, and simulates matches in play. */
const NO_LINES: ReadonlyMap<string, CurrentLine> = new Map();

function isInPlay({ status }: SeasonMatch): boolean {
  return IN_PLAY_STATUSES.has(status);
}

function canOrder({ points, isPlayedInSets, criteria }: StandingsRule): boolean {
  return (
    points !== null &&
    !isPlayedInSets &&
    criteria[0] === 'points' &&
    criteria.every((criterion) => isSum(criterion) || isHeadToHead(criterion))
  );
}

/** Returns the team ids, sorted so that a forecast does not depend on the order of matches. */
function teamsOf(matches: readonly PendingMatch[]): string[] {
  return [
    ...new Set(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])),
  ].toSorted();
}

function isWhole(teamIds: readonly string[], matches: readonly PendingMatch[]): boolean {
  const pairs = timesById(
    matches.map(({ homeTeamId, awayTeamId }) => JSON.stringify([homeTeamId, awayTeamId])),
  );
  const wanted = teamIds.length * (teamIds.length - 1);
  return pairs.size === wanted && new Set(pairs.values()).size === 1;
}

function timesById(ids: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

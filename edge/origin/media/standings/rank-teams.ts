import {
  isHeadToHead,
  miniTableMeasure,
  seasonMeasure,
  type HeadToHead,
  type Measure,
  type Season,
} from './criteria.ts';
import { tallyMatches } from './tally.ts';

/** A match between two teams that is not played yet. */
export interface PendingMatch {
  homeTeamId: string;
  awayTeamId: string;
}

/** Team ids, best first. Each inner list has teams that are level. */
type Parts = string[][];

/**
 * Returns a table's teams in the order of its rule's criteria, one after the other. Adjacent
 * head-to-head criteria form one mini-table of the teams that are still level (`rankByMiniTable`).
 */
export function rankTeams(season: Season, pending: readonly PendingMatch[] = []): Parts {
  const { criteria, again } = season.rule;
  const firstMiniTable = criteria.findIndex(isHeadToHead);

  const rank = (level: string[], from: number): Parts => {
    const criterion = criteria[from];
    if (criterion === undefined || level.length < 2) return [level];
    if (isHeadToHead(criterion)) {
      const block = headToHeadFrom(criteria, from);
      return rankByMiniTable(level, block, season, pending).flatMap((part) =>
        rank(part, from + block.length),
      );
    }
    const parts = partBy(level, seasonMeasure(criterion, season));
    const isAfterMiniTable = firstMiniTable !== -1 && from > firstMiniTable;
    const startsAgain = again === 'each-criterion' && isAfterMiniTable && parts.length > 1;
    return parts.flatMap((part) => rank(part, startsAgain ? firstMiniTable : from + 1));
  };

  return season.members.size > 0 ? rank([...season.members], 0) : [];
}

/**
 * Separates level teams by the matches among themselves. Teams that stay level after others are
 * separated are compared again by their own matches: right away, at the end or never, as the
 * league's rule says. While level teams have a match to play, leagues that wait for it skip these
 * criteria.
 */
function rankByMiniTable(
  level: string[],
  criteria: readonly HeadToHead[],
  season: Season,
  pending: readonly PendingMatch[],
): Parts {
  const { rule } = season;
  const among = new Set(level);
  const isAmong = ({ homeTeamId, awayTeamId }: PendingMatch) =>
    among.has(homeTeamId) && among.has(awayTeamId);
  if (level.length < 2 || (rule.headToHead === 'complete' && pending.some(isAmong))) return [level];
  const tallies = tallyMatches(level, season.matches.filter(isAmong), rule);
  let parts: Parts = [level];
  for (const criterion of criteria) {
    parts = parts.flatMap((part) => partBy(part, miniTableMeasure(criterion, tallies)));
    if (parts.length > 1 && rule.again === 'each-criterion') break;
  }
  if (parts.length === 1 || rule.again === 'never') return parts;
  return parts.flatMap((part) => rankByMiniTable(part, criteria, season, pending));
}

function headToHeadFrom(criteria: Season['rule']['criteria'], from: number): HeadToHead[] {
  const block: HeadToHead[] = [];
  for (const criterion of criteria.slice(from)) {
    if (!isHeadToHead(criterion)) break;
    block.push(criterion);
  }
  return block;
}

function partBy(teamIds: readonly string[], measure: Measure): Parts {
  const parts = new Map<number, string[]>();
  for (const teamId of teamIds) {
    const value = measure(teamId);
    const part = parts.get(value);
    if (part) part.push(teamId);
    else parts.set(value, [teamId]);
  }
  return [...parts].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, part]) => part);
}

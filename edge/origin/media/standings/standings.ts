import { winPercentageOf } from '../../../../realtime/sports/tally.ts';
import { isHeadToHead } from './criteria.ts';
import { rankTeams, type PendingMatch } from './rank-teams.ts';
import type { StandingsMatch } from './standings-match.ts';
import type { StandingsRule } from '../../../../realtime/sports/standings-rule.ts';
import { tallyMatches, type Scope, type Tally } from './tally.ts';

const FORM_LENGTH = 5;

/** A line of a table. Level teams share a rank, sorted by name. */
export interface StandingsRow extends Tally {
  rank: number;
  /** Scored less conceded. */
  difference: number;
  /** 0–1; a draw counts half. */
  winPercentage: number;
  /** Wins behind the leader, in halves; 0 for the leader, may be negative. */
  gamesBehind: number;
}

export interface StandingsTeam {
  id: string;
  name: string;
}

export interface StandingsOptions {
  /** Unplayed matches: leagues may let head-to-head wait for them. */
  pending?: readonly PendingMatch[];
  scope?: Scope;
}

/**
 * Returns the table of a group or league by its rule, with every team of `teams`, even without a
 * match. Matches against teams of other tables count too. Pure: any order of the matches gives the
 * same table. A table of home or away matches has no head-to-head.
 */
export function computeStandings(
  teams: readonly StandingsTeam[],
  matches: readonly StandingsMatch[],
  rule: StandingsRule,
  { pending = [], scope = 'all' }: StandingsOptions = {},
): StandingsRow[] {
  const byName = teams.toSorted((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id));
  const members = new Set(byName.map(({ id }) => id));
  const everyone = new Set(members);
  for (const { homeTeamId, awayTeamId } of matches) everyone.add(homeTeamId).add(awayTeamId);
  const tallies = tallyMatches(everyone, matches, rule, scope);
  const applied = scope === 'all' ? rule : withoutHeadToHead(rule);
  const parts = rankTeams({ matches, tallies, members, rule: applied }, pending);
  const leader = tallies.get(parts[0]?.[0] ?? '');
  let before = 0;
  return parts.flatMap((part) => {
    const rank = before + 1;
    before += part.length;
    return part.flatMap((teamId): StandingsRow[] => {
      const tally = tallies.get(teamId);
      if (!tally) return [];
      return [
        {
          ...tally,
          rank,
          form: tally.form.slice(-FORM_LENGTH),
          difference: tally.scored - tally.conceded,
          winPercentage: winPercentageOf(tally),
          gamesBehind: leader ? (leader.won - tally.won + (tally.lost - leader.lost)) / 2 : 0,
        },
      ];
    });
  });
}

function withoutHeadToHead(rule: StandingsRule): StandingsRule {
  return { ...rule, criteria: rule.criteria.filter((criterion) => !isHeadToHead(criterion)) };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

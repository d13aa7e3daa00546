import { winPercentageOf } from '../../../../realtime/sports/tally.ts';
import { isHeadToHead } from './criteria.ts';
import { rankTeams, type PendingMatch } from './rank-teams.ts';
import type { StandingsMatch } from './standings-match.ts';
import type { StandingsRule } from '../../../../realtime/sports/standings-rule.ts';
import { tallyMatches, type Scope, type Tally } from './tally.ts';

const FORM_LENGTH = 5;

/** A team's line of a table. */
export interface StandingsRow extends Tally {
  /** From 1; teams that no criterion separates share a rank. */
  rank: number;
  /** Scored minus conceded. */
  difference: number;
  /** Between 0 and 1; a draw counts half. */
  winPercentage: number;
  /** Half of the gaps in wins and in losses to the leader; negative if a team below has the better record. */
  gamesBehind: number;
}

export interface StandingsTeam {
  id: string;
  name: string;
}

export interface StandingsOptions {
  /**
   * Matches yet to be played. Some leagues compare head to head only after all matches between
   * level teams.
   */
  pending?: readonly PendingMatch[];
  scope?: Scope;
}

/**
 * Returns the table of a group or league by its rule, with every team of `teams`, even without a
 * match; teams that share a rank are sorted by name. Matches against teams of other tables count
 * too. The order of `matches` does not matter. A table of home or away matches alone does not
 * compare head to head, since it lacks half of those matches.
 */
export function computeStandings(
  teams: readonly StandingsTeam[],
  matches: readonly StandingsMatch[],
  rule: StandingsRule,
  { pending = [], scope = 'all' }: StandingsOptions = {},
): StandingsRow[] {
  const byName = teams.toSorted((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id));
  const members = new Set(byName.map(({ id }) => id));
  // Criteria such as the opponents' record need teams outside the table.
  const everyone = new Set(members);
  for (const { homeTeamId, awayTeamId } of matches) everyone.add(homeTeamId).add(awayTeamId);
  const tallies = tallyMatches(everyone, matches, rule, scope);
  const rankingRule = scope === 'all' ? rule : withoutHeadToHead(rule);
  const levelGroups = rankTeams({ matches, tallies, members, rule: rankingRule }, pending);
  const leader = tallies.get(levelGroups[0]?.[0] ?? '');
  let teamsAbove = 0;
  return levelGroups.flatMap((group) => {
    const rank = teamsAbove + 1;
    teamsAbove += group.length;
    return group.flatMap((teamId): StandingsRow[] => {
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

/** Compares by code unit: the same order on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

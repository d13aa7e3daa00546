import type { StandingsMatch } from './standings-match.ts';
import { rankTeams, winPercentage } from './rank-teams.ts';
import type { StandingsRule } from './standings-rules.ts';
import { tallyMatches, type Tally } from './tally.ts';

const FORM_LENGTH = 5;

/** A line of a table. Teams that nothing parts share a rank and stand by name. */
export interface StandingsRow extends Tally {
  rank: number;
  /** Scored less conceded. */
  difference: number;
  /** 0–1; a draw counts half. */
  winPercentage: number;
  /** Wins that are missing to the leader, in halves; 0 for the leader, below 0 is possible. */
  gamesBehind: number;
}

export interface StandingsTeam {
  id: string;
  name: string;
}

/**
 * The table of one group or league: every team of `teams`, also those without
 * a match, by the rule of the sport. Pure: the same matches in any order give
 * the same table.
 */
export function computeStandings(
  teams: readonly StandingsTeam[],
  matches: readonly StandingsMatch[],
  rule: StandingsRule,
): StandingsRow[] {
  const byName = teams.toSorted((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id));
  const tallies = tallyMatches(
    byName.map(({ id }) => id),
    matches,
    rule,
  );
  const parts = rankTeams([...tallies.values()], matches, rule);
  const leader = parts[0]?.[0];
  let before = 0;
  return parts.flatMap((part) => {
    const rank = before + 1;
    before += part.length;
    return part.map((tally) => ({
      ...tally,
      rank,
      form: tally.form.slice(-FORM_LENGTH),
      difference: tally.scored - tally.conceded,
      winPercentage: winPercentage(tally),
      gamesBehind: leader ? (leader.won - tally.won + (tally.lost - leader.lost)) / 2 : 0,
    }));
  });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

import type { StandingsMatch } from './standings-match.ts';
import type { StandingsRule } from './standings-rules.ts';

export type FormResult = 'W' | 'D' | 'L';

/** Which matches of a team count: all, those at home or those away. */
export type Scope = 'all' | 'home' | 'away';

/** What a team's matches add up to. */
export interface Tally {
  teamId: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Goals or points; sets in sports played in sets. */
  scored: number;
  conceded: number;
  /** Sum of the periods: in sports played in sets, the points or games within them. */
  rallyScored: number;
  rallyConceded: number;
  points: number;
  awayScored: number;
  awayWon: number;
  /** Results of the matches that are over, oldest first. */
  form: FormResult[];
  /** Whether a match that is going on is counted in. */
  isLive: boolean;
}

/**
 * Adds up the matches for each team of `teamIds`, whoever their opponents are.
 * A live match counts as if it ended as it stands; where no match can be
 * drawn, one that is level counts for nothing yet.
 */
export function tallyMatches(
  teamIds: Iterable<string>,
  matches: readonly StandingsMatch[],
  rule: StandingsRule,
  scope: Scope = 'all',
): Map<string, Tally> {
  const tallies = new Map([...teamIds].map((teamId) => [teamId, emptyTally(teamId)]));
  for (const match of matches.toSorted(byStart)) {
    const { score, isLive } = match;
    if (isLive && !rule.hasDraws && score.home === score.away) continue;
    const rallies = match.periods.reduce(
      (sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }),
      { home: 0, away: 0 },
    );
    const home = scope === 'away' ? undefined : tallies.get(match.homeTeamId);
    const away = scope === 'home' ? undefined : tallies.get(match.awayTeamId);
    if (home) {
      addSide(home, score.home, score.away, isLive, rule);
      home.rallyScored += rallies.home;
      home.rallyConceded += rallies.away;
    }
    if (away) {
      addSide(away, score.away, score.home, isLive, rule);
      away.rallyScored += rallies.away;
      away.rallyConceded += rallies.home;
      away.awayScored += score.away;
      away.awayWon += Number(score.away > score.home);
    }
  }
  return tallies;
}

/** The form of a team must not depend on the order in which its matches come. */
function byStart(a: StandingsMatch, b: StandingsMatch): number {
  return a.startTime - b.startTime || (a.matchId < b.matchId ? -1 : 1);
}

function addSide(
  tally: Tally,
  own: number,
  other: number,
  isLive: boolean,
  rule: StandingsRule,
): void {
  const result = own > other ? 'W' : own < other ? 'L' : 'D';
  tally.played += 1;
  tally.won += Number(result === 'W');
  tally.drawn += Number(result === 'D');
  tally.lost += Number(result === 'L');
  tally.scored += own;
  tally.conceded += other;
  tally.points += rule.points?.(own, other) ?? 0;
  if (isLive) tally.isLive = true;
  else tally.form.push(result);
}

function emptyTally(teamId: string): Tally {
  return {
    teamId,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    rallyScored: 0,
    rallyConceded: 0,
    points: 0,
    awayScored: 0,
    awayWon: 0,
    form: [],
    isLive: false,
  };
}

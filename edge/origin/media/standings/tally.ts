import type { FormResult } from '../../../../realtime/sports/score.ts';
import type { StandingsRule } from '../../../../realtime/sports/standings-rule.ts';
import {
  figuresOf,
  isCounted,
  resultOf,
  sumOf,
  type CountedMatch,
  type Figures,
} from '../../../../realtime/sports/tally.ts';
import type { StandingsMatch } from './standings-match.ts';

/** Matches of a team that count: all, home or away. */
export type Scope = 'all' | 'home' | 'away';

/** Sums over a team's matches. */
export interface Tally extends Figures {
  teamId: string;
  awayScored: number;
  awayWon: number;
  /** Results of the matches that are over, oldest first. */
  form: FormResult[];
  /** Whether a match in play is counted. */
  isLive: boolean;
}

/** Adds up the matches of each team of `teamIds`, against any opponent. */
export function tallyMatches(
  teamIds: Iterable<string>,
  matches: readonly StandingsMatch[],
  rule: StandingsRule,
  scope: Scope = 'all',
): Map<string, Tally> {
  const tallies = new Map([...teamIds].map((teamId) => [teamId, emptyTally(teamId)]));
  for (const match of matches.toSorted(byStart)) {
    if (!isCounted(match, rule)) continue;
    const counted = { ...match, rally: sumOf(match.periods) };
    const home = scope === 'away' ? undefined : tallies.get(match.homeTeamId);
    const away = scope === 'home' ? undefined : tallies.get(match.awayTeamId);
    if (home) addSide(home, counted, 'home', rule);
    if (away) {
      addSide(away, counted, 'away', rule);
      away.awayScored += match.score.away;
      away.awayWon += Number(resultOf(match, 'away') === 'W');
    }
  }
  return tallies;
}

/** Compares by start, so that a team's form does not depend on input order. */
function byStart(a: StandingsMatch, b: StandingsMatch): number {
  return a.startTime - b.startTime || (a.matchId < b.matchId ? -1 : 1);
}

function addSide(
  tally: Tally,
  match: CountedMatch,
  side: 'home' | 'away',
  { points }: StandingsRule,
): void {
  const figures = figuresOf(match, side, points);
  tally.played += figures.played;
  tally.won += figures.won;
  tally.drawn += figures.drawn;
  tally.lost += figures.lost;
  tally.scored += figures.scored;
  tally.conceded += figures.conceded;
  tally.rallyScored += figures.rallyScored;
  tally.rallyConceded += figures.rallyConceded;
  tally.points += figures.points;
  if (match.isLive) tally.isLive = true;
  else tally.form.push(resultOf(match, side));
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

import type { Criterion } from '../../../../realtime/sports/standings-rule.ts';
import type { StandingsMatch } from './standings-match.ts';
import { winPercentageOf } from '../../../../realtime/sports/tally.ts';
import type { StandingsRule } from '../../../../realtime/sports/standings-rule.ts';
import { tallyMatches, type Tally } from './tally.ts';

/** Returns a team's value under a criterion; higher is better. */
export type Measure = (teamId: string) => number;

/** Input of all criteria except the mini-tables of level teams. */
export interface Season {
  matches: readonly StandingsMatch[];
  /** Tallies of every team of the season, even in other tables. */
  tallies: ReadonlyMap<string, Tally>;
  /** Ids of the teams of this table. */
  members: ReadonlySet<string>;
  rule: StandingsRule;
}

const HEAD_TO_HEAD = {
  'head-to-head-points': 'points',
  'head-to-head-win-percentage': 'win-percentage',
  'head-to-head-difference': 'difference',
  'head-to-head-scored': 'scored',
  'head-to-head-away-scored': 'away-scored',
} as const satisfies Partial<Record<Criterion, Criterion>>;

export type HeadToHead = keyof typeof HEAD_TO_HEAD;
type SeasonCriterion = Exclude<Criterion, HeadToHead>;

export function isHeadToHead(criterion: Criterion): criterion is HeadToHead {
  return criterion in HEAD_TO_HEAD;
}

/** Returns a criterion's measure. `tallies` count only matches between the level teams. */
export function miniTableMeasure(
  criterion: HeadToHead,
  tallies: ReadonlyMap<string, Tally>,
): Measure {
  return measureOf(tallies, (tally) => valueOf(tally, HEAD_TO_HEAD[criterion]));
}

export function seasonMeasure(criterion: SeasonCriterion, season: Season): Measure {
  switch (criterion) {
    case 'group-win-percentage':
      return withinTable(season);
    case 'opponents-points':
    case 'opponents-difference':
    case 'opponents-scored': {
      const own = OPPONENTS[criterion];
      return (teamId) =>
        opponentsOf(teamId, season.matches).reduce((sum, opponent) => {
          const tally = season.tallies.get(opponent);
          return sum + (tally ? valueOf(tally, own) : 0);
        }, 0);
    }
    default:
      return measureOf(season.tallies, (tally) => valueOf(tally, criterion));
  }
}

const OPPONENTS = {
  'opponents-points': 'points',
  'opponents-difference': 'difference',
  'opponents-scored': 'scored',
} as const;

type TallyCriterion = Exclude<SeasonCriterion, keyof typeof OPPONENTS | 'group-win-percentage'>;

function valueOf(tally: Tally, criterion: TallyCriterion): number {
  switch (criterion) {
    case 'points':
      return tally.points;
    case 'wins':
      return tally.won;
    case 'win-percentage':
      return winPercentageOf(tally);
    case 'difference':
      return tally.scored - tally.conceded;
    case 'scored':
      return tally.scored;
    case 'set-ratio':
      return ratio(tally.scored, tally.conceded);
    case 'rally-ratio':
      return ratio(tally.rallyScored, tally.rallyConceded);
    case 'away-scored':
      return tally.awayScored;
    case 'away-wins':
      return tally.awayWon;
  }
}

function withinTable({ matches, members, rule }: Season): Measure {
  const among = matches.filter(
    ({ homeTeamId, awayTeamId }) => members.has(homeTeamId) && members.has(awayTeamId),
  );
  return measureOf(tallyMatches(members, among, rule), winPercentageOf);
}

function opponentsOf(teamId: string, matches: readonly StandingsMatch[]): string[] {
  return matches.flatMap(({ homeTeamId, awayTeamId }) =>
    homeTeamId === teamId ? awayTeamId : awayTeamId === teamId ? homeTeamId : [],
  );
}

function measureOf(tallies: ReadonlyMap<string, Tally>, value: (tally: Tally) => number): Measure {
  return (teamId) => {
    const tally = tallies.get(teamId);
    return tally ? value(tally) : 0;
  };
}

/** Returns won / lost: infinity if nothing was lost, 0 if nothing was won either. */
function ratio(won: number, lost: number): number {
  if (lost > 0) return won / lost;
  return won > 0 ? Infinity : 0;
}

import type { MarketKey } from '../../../protocol/odds.ts';
import type { Sides } from '../../../protocol/primitives.ts';
import type { SportKey } from '../../../sports/sport.ts';
import { normalAbove, poisson } from './chances.ts';

/** Where a match stands: before it begins nothing is scored and all is left. */
export interface Standing {
  /** The chance of the home side in what happens next, 0–1. */
  homeChance: number;
  score: Sides;
  /** The share of play that is left, 0–1. */
  left: number;
}

/** How likely each outcome of a market is. */
export interface Outlook {
  market: MarketKey;
  line?: number;
  chances: readonly (readonly [outcome: string, chance: number])[];
}

/** What matches of a sport come to: points of both, how much the stronger side wins by, and how much chance does. */
interface Course {
  total: number;
  /** By which a side wins whose chance is one half more. */
  edge: number;
  spread: number;
  totalSpread: number;
  /** A match may end level: a margin of less than this. */
  draw?: number;
}

const GOALS_PER_MATCH = 2.9;
const MOST_GOALS = 9;
const FOOTBALL_TOTALS = [1.5, 2.5, 3.5];

const COURSES: Partial<Record<SportKey, Course>> = {
  basketball: { total: 190, edge: 110, spread: 14, totalSpread: 16 },
  'american-football': { total: 37, edge: 60, spread: 12, totalSpread: 12 },
  handball: { total: 55, edge: 27, spread: 5, totalSpread: 5.5, draw: 0.5 },
  baseball: { total: 8.8, edge: 12, spread: 4.2, totalSpread: 4.2 },
};

/** Sports played in sets: sets that win a match. */
const SETS_TO_WIN: Partial<Record<SportKey, number>> = {
  tennis: 2,
  volleyball: 3,
  'beach-volley': 2,
  badminton: 2,
  'table-tennis': 4,
};

/** What is likely to become of a match, market by market. */
export function outlooksOf(sport: SportKey, standing: Standing, opening: Standing): Outlook[] {
  if (sport === 'football') return goalOutlooks(standing, opening);
  const sets = SETS_TO_WIN[sport];
  if (sets !== undefined) return setOutlooks(standing, sets);
  const course = COURSES[sport];
  return course ? pointOutlooks(standing, opening, course) : [];
}

/** Goals of the two sides come independently of each other. */
function goalOutlooks({ homeChance, score, left }: Standing, opening: Standing): Outlook[] {
  const home = poisson(GOALS_PER_MATCH * homeChance * left, MOST_GOALS);
  const away = poisson(GOALS_PER_MATCH * (1 - homeChance) * left, MOST_GOALS);
  const chanceOf = (holds: (home: number, away: number) => boolean): number => {
    let sum = 0;
    for (const [more, chance] of home.entries())
      for (const [other, otherChance] of away.entries())
        if (holds(score.home + more, score.away + other)) sum += chance * otherChance;
    return sum;
  };
  const [win, draw, loss] = [
    chanceOf((h, a) => h > a),
    chanceOf((h, a) => h === a),
    chanceOf((h, a) => h < a),
  ];
  const both = chanceOf((h, a) => h > 0 && a > 0);
  const handicap = opening.homeChance >= 0.5 ? -1.5 : 1.5;
  const covered = chanceOf((h, a) => h + handicap > a);
  return [
    {
      market: 'match-winner',
      chances: [
        ['home', win],
        ['draw', draw],
        ['away', loss],
      ],
    },
    {
      market: 'double-chance',
      chances: [
        ['home-draw', win + draw],
        ['home-away', win + loss],
        ['draw-away', draw + loss],
      ],
    },
    { market: 'both-teams-to-score', chances: twoWay('yes', 'no', both) },
    ...FOOTBALL_TOTALS.map((line): Outlook => {
      const over = chanceOf((h, a) => h + a > line);
      return { market: 'total', line, chances: twoWay('over', 'under', over) };
    }),
    { market: 'handicap', line: handicap, chances: twoWay('home', 'away', covered) },
  ];
}

/** Points are so many that their differences are spread as a bell. The lines are those of the beginning. */
function pointOutlooks(standing: Standing, opening: Standing, course: Course): Outlook[] {
  const { score, left } = standing;
  const margin = (one: Standing): number => course.edge * (one.homeChance - 0.5) * one.left;
  const total = score.home + score.away + course.total * left;
  const lead = score.home - score.away + margin(standing);
  const spread = Math.max(0.4, course.spread * Math.sqrt(left));
  const totalSpread = Math.max(0.4, course.totalSpread * Math.sqrt(left));
  const handicap = halfOf(-margin(opening));
  const line = halfOf(course.total * (0.97 + 0.06 * opening.homeChance));
  const { draw = 0 } = course;
  const win = normalAbove(draw, lead, spread);
  const loss = 1 - normalAbove(-draw, lead, spread);
  const winner: Outlook['chances'] =
    draw > 0
      ? [
          ['home', win],
          ['draw', 1 - win - loss],
          ['away', loss],
        ]
      : twoWay('home', 'away', win);
  return [
    { market: 'match-winner', chances: winner },
    {
      market: 'total',
      line,
      chances: twoWay('over', 'under', normalAbove(line, total, totalSpread)),
    },
    {
      market: 'handicap',
      line: handicap,
      chances: twoWay('home', 'away', normalAbove(-handicap, lead, spread)),
    },
  ];
}

/** A side's chance in a set is what it has in a rally, and more. */
function setOutlooks({ homeChance, score }: Standing, toWin: number): Outlook[] {
  const set = Math.min(0.95, Math.max(0.05, 0.5 + 1.8 * (homeChance - 0.5)));
  return [{ market: 'match-winner', chances: twoWay('home', 'away', winSets(score, set, toWin)) }];
}

function winSets({ home, away }: Sides, chance: number, toWin: number): number {
  if (home >= toWin) return 1;
  if (away >= toWin) return 0;
  return (
    chance * winSets({ home: home + 1, away }, chance, toWin) +
    (1 - chance) * winSets({ home, away: away + 1 }, chance, toWin)
  );
}

function twoWay(first: string, second: string, chance: number): Outlook['chances'] {
  return [
    [first, chance],
    [second, 1 - chance],
  ];
}

/** A line between two whole numbers, so that nobody gets the stake back; never 0. */
function halfOf(value: number): number {
  return Math.floor(value) + 0.5;
}

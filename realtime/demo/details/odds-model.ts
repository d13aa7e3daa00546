import type { MarketKey } from '../../protocol/odds.ts';
import type { Sides } from '../../protocol/primitives.ts';

/** A match's state. Before the match the score is 0–0 and all play is left. */
export interface Standing {
  /** The home side's chance in the next event, 0–1. */
  homeChance: number;
  score: Sides;
  /** The share of play that is left, 0–1. */
  left: number;
}

/** The chance of each outcome of a market. */
export interface MarketChances {
  market: MarketKey;
  line?: number;
  /** By outcome. */
  chances: Readonly<Record<string, number>>;
}

/** Returns the chances of each market of a match. The lines of the opening never change. */
export type MarketModel = (standing: Standing, opening: Standing) => MarketChances[];

/** Typical results: total points, the stronger side's margin, and how far chance spreads both. */
export interface ScoringModel {
  total: number;
  /** The margin of a side whose chance is 0.5 higher. */
  edge: number;
  spread: number;
  totalSpread: number;
  /** Margin below which a match counts as level; absent if a match cannot end level. */
  draw?: number;
}

const GOALS_PER_MATCH = 2.9;
const MAX_GOALS = 9;
const FOOTBALL_TOTALS = [1.5, 2.5, 3.5];

/** Returns the chances of a match between two sides that score independently. */
export function goalChances(
  { homeChance, score, left }: Standing,
  opening: Standing,
): MarketChances[] {
  const home = poisson(GOALS_PER_MATCH * homeChance * left, MAX_GOALS);
  const away = poisson(GOALS_PER_MATCH * (1 - homeChance) * left, MAX_GOALS);
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
    { market: 'match-winner', chances: { home: win, draw, away: loss } },
    {
      market: 'double-chance',
      chances: { 'home-draw': win + draw, 'home-away': win + loss, 'draw-away': draw + loss },
    },
    { market: 'both-teams-to-score', chances: twoWay('yes', 'no', both) },
    ...FOOTBALL_TOTALS.map((line): MarketChances => {
      const over = chanceOf((h, a) => h + a > line);
      return { market: 'total', line, chances: twoWay('over', 'under', over) };
    }),
    { market: 'handicap', line: handicap, chances: twoWay('home', 'away', covered) },
  ];
}

/** Returns a model for sports with many points, whose margins are normally distributed. */
export function pointChances(model: ScoringModel): MarketModel {
  return (standing, opening) => {
    const { score, left } = standing;
    const margin = (one: Standing): number => model.edge * (one.homeChance - 0.5) * one.left;
    const total = score.home + score.away + model.total * left;
    const lead = score.home - score.away + margin(standing);
    const spread = Math.max(0.4, model.spread * Math.sqrt(left));
    const totalSpread = Math.max(0.4, model.totalSpread * Math.sqrt(left));
    const { draw = 0 } = model;
    const win = normalAbove(draw, lead, spread);
    const loss = 1 - normalAbove(-draw, lead, spread);
    const line = halfOf(model.total * (0.97 + 0.06 * opening.homeChance));
    const over = normalAbove(line, total, totalSpread);
    const handicap = halfOf(-margin(opening));
    const covered = normalAbove(-handicap, lead, spread);
    return [
      {
        market: 'match-winner',
        chances:
          draw > 0 ? { home: win, draw: 1 - win - loss, away: loss } : twoWay('home', 'away', win),
      },
      { market: 'total', line, chances: twoWay('over', 'under', over) },
      { market: 'handicap', line: handicap, chances: twoWay('home', 'away', covered) },
    ];
  };
}

/** Returns a model for sports in sets, which amplify the chance in a rally. */
export function setChances(setsToWin: number): MarketModel {
  return ({ homeChance, score }) => {
    const set = Math.min(0.95, Math.max(0.05, 0.5 + 1.8 * (homeChance - 0.5)));
    const win = winSets(score, set, setsToWin);
    return [{ market: 'match-winner', chances: twoWay('home', 'away', win) }];
  };
}

function winSets({ home, away }: Sides, chance: number, toWin: number): number {
  if (home >= toWin) return 1;
  if (away >= toWin) return 0;
  return (
    chance * winSets({ home: home + 1, away }, chance, toWin) +
    (1 - chance) * winSets({ home, away: away + 1 }, chance, toWin)
  );
}

function twoWay(first: string, second: string, chance: number): MarketChances['chances'] {
  return { [first]: chance, [second]: 1 - chance };
}

/** Returns a line between two whole numbers, so that no bet is void. */
function halfOf(value: number): number {
  return Math.floor(value) + 0.5;
}

/**
 * Returns the chances of 0, 1, 2 … events if `expected` are expected. The last chance is that of
 * `most` or more.
 */
function poisson(expected: number, most: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-expected);
  let sum = 0;
  for (let count = 0; count < most; count++) {
    chances.push(chance);
    sum += chance;
    chance *= expected / (count + 1);
  }
  return [...chances, Math.max(0, 1 - sum)];
}

/** Returns the chance of a normally distributed value above a threshold. */
function normalAbove(threshold: number, mean: number, deviation: number): number {
  const distance = (threshold - mean) / deviation;
  // A logistic curve is within 0.01 of the normal distribution.
  return 1 / (1 + Math.exp(1.702 * distance));
}

import type { Score } from '../../../realtime/sports/score.ts';
import type { Chances } from './chances.ts';
import type { FootballFit } from './fits.ts';
import { FITTED } from './fitted.ts';

/** A moment of regular time. */
export interface FootballMoment {
  /** Minutes of play since the kick-off: see `minutesPlayed`. */
  played: number;
  score: Score;
  /** Players sent off. */
  redCards: Score;
}

/** Most goals of a side in the rest of a match: more are as good as impossible. */
const MOST_GOALS = 15;

/** Returns the minutes of a match's regular time, with the usual stoppage time. */
export function minutesInAll({ added: [first, second] }: FootballFit = FITTED.football): number {
  return 90 + first + second;
}

/**
 * Returns the minutes of play from the kick-off to a minute on the match's clock. Stoppage time
 * beyond the usual counts as the end of the half.
 */
export function minutesPlayed(
  half: 1 | 2,
  minute: number,
  stoppage = 0,
  { added: [first, second] }: FootballFit = FITTED.football,
): number {
  if (half === 1) return Math.min(minute, 45) + Math.min(stoppage, first);
  return first + Math.min(Math.max(minute, 45), 90) + Math.min(stoppage, second);
}

/** Returns the share of a match's goals that fall after `played` minutes, 0 to 1. */
export function goalsLeft(played: number, fit: FootballFit = FITTED.football): number {
  const all = minutesInAll(fit);
  const left = (from: number) => all - from + (fit.growth * (all ** 2 - from ** 2)) / (2 * all);
  return Math.max(0, left(played) / left(0));
}

/**
 * Returns the chances of the result after regular time. `expected`: the goals that each side would
 * score in a whole match with eleven players. The sides' goals in the rest of the match are
 * independent (Poisson).
 */
export function footballChances(
  expected: Score,
  { played, score, redCards }: FootballMoment,
  fit: FootballFit = FITTED.football,
): Chances {
  const left = goalsLeft(played, fit);
  const extra = redCards.away - redCards.home;
  const home = poisson(expected.home * left * factor(extra, fit));
  const away = poisson(expected.away * left * factor(-extra, fit));
  const chances = { home: 0, draw: 0, away: 0 };
  for (const [goals, chance] of home.entries())
    for (const [otherGoals, otherChance] of away.entries()) {
      const lead = score.home + goals - score.away - otherGoals;
      chances[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'] += chance * otherChance;
    }
  const sum = chances.home + chances.draw + chances.away;
  return { home: chances.home / sum, draw: chances.draw / sum, away: chances.away / sum };
}

/** Returns the factor on the goals of a side with so many players more (negative: fewer). */
function factor(players: number, { fewer, more }: FootballFit): number {
  return players < 0 ? fewer ** -players : more ** players;
}

/** Returns the chance of each number of goals, from 0. */
function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1)
    chances.push(((chances.at(-1) ?? 0) * mean) / goals);
  return chances;
}

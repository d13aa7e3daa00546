import {
  footballChances,
  goalsLeft,
  minutesInAll,
  minutesPlayed,
} from '../../../edge/shared/forecast/football-chances.ts';
import type { FootballFit } from '../../../edge/shared/forecast/fits.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import type { SeasonMatch } from './football-seasons.ts';
import { scoreOfGoals, type Minute, type TimedMatch } from './goal-minutes.ts';
import { outcomeOf, type Judged } from './judged.ts';
import { minimise } from './minimise.ts';

/** The factors by which a sending-off changes goals, with the counts behind them. */
export interface RedCardEffect {
  fewer: number;
  more: number;
  /**
   * Goals of sides with fewer and with more players, and the goals expected with eleven on each
   * side.
   */
  counted: { fewer: [goals: number, expected: number]; more: [goals: number, expected: number] };
}

/**
 * Returns how goals spread over a match: the growth and the stoppage times under which the goals'
 * minutes in `timed` and the goals of each half in `seasons` are likeliest.
 */
export function fitMinutes(
  timed: readonly TimedMatch[],
  seasons: readonly SeasonMatch[],
): Pick<FootballFit, 'growth' | 'added'> {
  const goals = timed.flatMap((match) => match.goals);
  const halves = seasons.flatMap(({ score, atHalfTime }) =>
    atHalfTime ? [[atHalfTime.home + atHalfTime.away, score.home + score.away] as const] : [],
  );
  const first = halves.reduce((sum, [early]) => sum + early, 0);
  const second = halves.reduce((sum, [early, all]) => sum + all - early, 0);
  const unlikely = ([growth = 0, one = 0, two = 0]: readonly number[]) => {
    if (growth <= -1 || one <= 0.2 || two <= 0.2) return Infinity;
    const fit: FootballFit = { growth, added: [one, two], fewer: 1, more: 1 };
    const share = (from: number, to: number) => goalsLeft(from, fit) - goalsLeft(to, fit);
    const half = minutesPlayed(1, 45, Infinity, fit);
    const all = minutesInAll(fit);
    const ofHalves = -first * Math.log(share(0, half)) - second * Math.log(share(half, all));
    return goals.reduce((sum, goal) => sum - Math.log(shareOf(goal, fit, share)), ofHalves);
  };
  const [growth = 0, one = 0, two = 0] = minimise(unlikely, [0.5, 2, 4], [0.2, 0.5, 0.5]);
  return { growth, added: [one, two] };
}

/**
 * Returns the share of a match's goals in a goal's minute. A half's stoppage time counts as one
 * minute.
 */
function shareOf(
  { half, minute, stoppage }: Minute,
  fit: FootballFit,
  share: (from: number, to: number) => number,
): number {
  const full = half * 45;
  if (stoppage > 0 || minute > full)
    return share(minutesPlayed(half, full, 0, fit), minutesPlayed(half, full, Infinity, fit));
  return share(minutesPlayed(half, minute - 1, 0, fit), minutesPlayed(half, minute, 0, fit));
}

/**
 * Returns how a sending-off changes the goals of both sides. Weaker sides get more red cards, so
 * each side's goals after the first card are compared with its rate before it, shrunk towards the
 * mean.
 */
export function fitRedCards(
  timed: readonly TimedMatch[],
  minutes: Pick<FootballFit, 'growth' | 'added'>,
): RedCardEffect {
  const fit: FootballFit = { ...minutes, fewer: 1, more: 1 };
  const total = timed.reduce((sum, { goals }) => sum + goals.length, 0);
  const mean = total / timed.length / 2;
  const counted: RedCardEffect['counted'] = { fewer: [0, 0], more: [0, 0] };
  for (const { goals, redCards } of timed) {
    const [card, next] = redCards
      .map((each) => ({ ...each, at: playedAt(each, fit) }))
      .toSorted((one, other) => one.at - other.at);
    if (!card) continue;
    const end = next?.at ?? minutesInAll(fit);
    const left = goalsLeft(card.at, fit);
    const during = left - goalsLeft(end, fit);
    for (const side of ['home', 'away'] as const) {
      const own = goals.filter((goal) => goal.side === side).map((goal) => playedAt(goal, fit));
      const before = own.filter((at) => at <= card.at).length;
      const rate = (before + mean * PRIOR) / (1 - left + PRIOR);
      const sum = counted[side === card.side ? 'fewer' : 'more'];
      sum[0] += own.filter((at) => at > card.at && at <= end).length;
      sum[1] += rate * during;
    }
  }
  const { fewer, more } = counted;
  const factor = ([goals, expected]: [number, number]) =>
    (goals + UNSEEN_GOALS) / (expected + UNSEEN_GOALS);
  return { fewer: factor(fewer), more: factor(more), counted };
}

/** Weight of the mean in a side's rate before a red card, in matches. */
const PRIOR = 2;
/** Imaginary goals on which a red card had no effect; they shrink the factors towards 1. */
const UNSEEN_GOALS = 20;

function playedAt({ half, minute, stoppage }: Minute, fit: FootballFit): number {
  return minutesPlayed(half, minute, stoppage, fit);
}

/** Minutes at which forecasts of a timed match are judged. */
const JUDGED_AT = [15, 30, 45, 60, 75, 85] as const;

/**
 * Returns, by minute, a forecast of each timed match. All have the same expected goals, as if
 * nothing were known about the sides.
 */
export function judgeTimed(
  timed: readonly TimedMatch[],
  expected: { home: number; away: number },
  fit: FootballFit,
): Map<number, Judged[]> {
  return new Map(
    JUDGED_AT.map((minute) => {
      const played = minutesPlayed(minute <= 45 ? 1 : 2, minute, 0, fit);
      return [
        minute,
        timed.map(({ goals, redCards }) => {
          const until = (events: readonly Minute[]) =>
            scoreOfGoals(events.filter((event) => playedAt(event, fit) <= played));
          const moment = { played, score: until(goals), redCards: until(redCards) };
          return {
            chances: footballChances(expected, moment, fit),
            outcome: outcomeOf(scoreOfGoals(goals)),
          };
        }),
      ];
    }),
  );
}

/** Returns the mean goals per match of the home and the away side. */
export function meanGoals(timed: readonly TimedMatch[]): Record<Side, number> {
  const sums = timed.map(({ goals }) => scoreOfGoals(goals));
  const mean = (side: Side) => sums.reduce((sum, score) => sum + score[side], 0) / timed.length;
  return { home: mean('home'), away: mean('away') };
}

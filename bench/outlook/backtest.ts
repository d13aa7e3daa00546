import { MEMORY, pastResults } from '../../edge/origin/media/outlook/past-results.ts';
import {
  openSeason,
  type OpenSeason,
  type SeasonRows,
} from '../../edge/origin/media/outlook/open-season.ts';
import { SeasonSimulation } from '../../edge/origin/media/outlook/season-simulation.ts';
import { countedMatches } from '../../edge/origin/media/standings/counted-matches.ts';
import { computeStandings } from '../../edge/origin/media/standings/standings.ts';
import type { StandingsMatch } from '../../edge/origin/media/standings/standings-match.ts';
import { fitStrengths } from '../../edge/shared/forecast/team-strengths.ts';
import { asKnownBefore } from './past-season.ts';

/** Groups of places at a season's end, for each of which a team has a chance. */
export const QUESTIONS = ['title', 'first four', 'last three'] as const;
export type Question = (typeof QUESTIONS)[number];

/** A team's chance to end in a group of places by three forecasts, and whether it did. */
export interface Answered {
  question: Question;
  /** Share of the season's matches that were over at the forecast. */
  share: number;
  simulated: number;
  /** The same chance for every team. */
  even: number;
  /** 1 if the table at the forecast has the team in these places, else 0. */
  asItStands: number;
  came: boolean;
}

/** A team's points at the end: as simulated, at its points per match so far, and actually. */
export interface Points {
  share: number;
  simulated: number;
  atOwnPace: number;
  came: number;
}

/**
 * Makes outlooks of a finished season as of several of its days, and compares them with its end. A day is given
 * by the share of matches that were over. `earlier` are the league's seasons before it. A day with too few
 * results has no outlook.
 */
export function backtest(
  season: SeasonRows,
  earlier: readonly SeasonRows[],
  { shares, runs }: { shares: readonly number[]; runs: number },
): { answers: Answered[]; points: Points[] } {
  const { matches } = season;
  const answers: Answered[] = [];
  const points: Points[] = [];
  for (const share of shares) {
    const day = matches[Math.floor(share * matches.length)]?.startTime ?? 0;
    const known = asKnownBefore(season, day);
    const open = openSeason(known);
    if (!open) continue;
    const past = [...earlier.flatMap((each) => each.matches), ...known.matches];
    const strengths = fitStrengths(
      pastResults(past).filter(({ at }) => at < day && at >= day - MEMORY),
    );
    const simulation = new SeasonSimulation(open, strengths, season.season?.id ?? '');
    simulation.run(runs);
    const end = tableOf(open, countedMatches(matches, new Map()));
    const now = tableOf(open, open.results);
    for (const { teamId, points: simulated, places } of simulation.forecast()) {
      const last = placeOf(end, teamId);
      for (const question of QUESTIONS) {
        const [from, to] = placesOf(question, end.length);
        const isThere = (place: number) => from <= place && place <= to;
        answers.push({
          question,
          share,
          simulated: sum(places.slice(from - 1, to)) / runs,
          even: (to - from + 1) / end.length,
          asItStands: Number(isThere(placeOf(now, teamId))),
          came: isThere(last),
        });
      }
      const current = now.find((row) => row.teamId === teamId);
      const whole = end.find((row) => row.teamId === teamId);
      points.push({
        share,
        simulated,
        atOwnPace: ((current?.points ?? 0) / (current?.played ?? 1)) * (whole?.played ?? 0),
        came: whole?.points ?? 0,
      });
    }
  }
  return { answers, points };
}

/** Returns the Brier score, the mean squared difference between chances and outcomes: less is better. */
export function brier(
  answers: readonly Answered[],
  by: 'simulated' | 'even' | 'asItStands',
): number {
  return sum(answers.map((answer) => (answer[by] - Number(answer.came)) ** 2)) / answers.length;
}

/** Returns the root mean squared error of the points. */
export function error(points: readonly Points[], by: 'simulated' | 'atOwnPace'): number {
  return Math.sqrt(sum(points.map((each) => (each[by] - each.came) ** 2)) / points.length);
}

function tableOf({ teamIds, rule }: OpenSeason, matches: readonly StandingsMatch[]) {
  return computeStandings(
    teamIds.map((id) => ({ id, name: id })),
    matches,
    rule,
  );
}

function placeOf(table: readonly { teamId: string }[], teamId: string): number {
  return table.findIndex((row) => row.teamId === teamId) + 1;
}

function placesOf(question: Question, count: number): [from: number, to: number] {
  if (question === 'title') return [1, 1];
  return question === 'first four' ? [1, 4] : [count - 2, count];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

import { describe, expect, it } from 'vitest';
import { fitStrengths } from '../../../shared/forecast/team-strengths.ts';
import { openSeason, type SeasonRows } from './open-season.ts';
import { pastResults } from './past-results.ts';
import { SeasonSimulation, type TeamForecast } from './season-simulation.ts';
import { seasonOf } from './testing/season.ts';

const RUNS = 400;

function forecastOf(rows: SeasonRows, seed = 'seed', parts = [RUNS]): TeamForecast[] {
  const open = openSeason(rows);
  if (!open) throw new Error('The season has no outlook.');
  const simulation = new SeasonSimulation(open, fitStrengths(pastResults(rows.matches)), seed);
  for (const part of parts) simulation.run(part);
  return simulation.forecast();
}

/** The first five have won at home; the last two have yet to host. */
const even = seasonOf({ score: (home) => (home < 5 ? [1, 0] : null) });
const runsOf = ({ places }: TeamForecast) => places.reduce((sum, runs) => sum + runs, 0);
const share = (forecast: TeamForecast | undefined, place: number) =>
  (forecast?.places[place - 1] ?? 0) / RUNS;

describe('a simulated season', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(forecastOf(even)).toEqual(forecastOf(even));
    expect(forecastOf(even)).not.toEqual(forecastOf(even, 'other'));
  });

  it('is the same however its runs are split', () => {
    expect(forecastOf(even, 'seed', [1, 149, 250])).toEqual(forecastOf(even));
  });

  it('gives each team a place in each run, and each place a team', () => {
    const forecast = forecastOf(even);
    expect(forecast.map(runsOf)).toEqual(forecast.map(() => RUNS));
    for (const place of forecast.keys())
      expect(forecast.reduce((sum, { places }) => sum + (places[place] ?? 0), 0)).toBe(RUNS);
  });

  it('leaves the title to a team that no other can reach, in every run', () => {
    // A has won all its matches; one of others is to come.
    const decided = seasonOf({
      score: (home, away) =>
        home === 5 && away === 4 ? null : home === 0 ? [2, 0] : away === 0 ? [0, 2] : [1, 1],
    });
    const [first, ...others] = forecastOf(decided);
    expect(first).toMatchObject({ teamId: 'A', points: 36 });
    expect(share(first, 1)).toBe(1);
    expect(others.map((each) => share(each, 1))).toEqual(others.map(() => 0));
  });

  it('expects more of teams with better results', () => {
    // A and G have yet to host: A won its matches away, G lost them.
    const rows = seasonOf({
      score: (home, away) =>
        home === 0 || home === 6 ? null : away === 0 ? [0, 3] : away === 6 ? [3, 0] : [1, 1],
    });
    const forecast = forecastOf(rows);
    const of = (id: string) => forecast.find(({ teamId }) => teamId === id);
    expect(share(of('A'), 1)).toBeGreaterThan(0.95);
    expect(share(of('G'), 7)).toBeGreaterThan(0.5);
    expect(of('A')?.points).toBeGreaterThan(of('B')?.points ?? Infinity);
    expect(of('B')?.points).toBeGreaterThan(of('G')?.points ?? Infinity);
  });
});

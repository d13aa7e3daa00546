import { SeededRandom } from '../../../shared/forecast/seeded-random.ts';
import { UNKNOWN_TEAM, type Strengths } from '../../../shared/forecast/team-strengths.ts';
import type { OpenSeason } from './open-season.ts';
import { PlayedSeason } from './played-season.ts';

/** A team's end of the season in all runs. */
export interface TeamForecast {
  teamId: string;
  /** Mean of the points at the end. */
  points: number;
  /** Number of runs that ended in each place, the first place first. */
  places: number[];
}

/**
 * Plays the rest of a season many times. In each run every team is a bit better or worse than its
 * strength, by as much as its results leave in doubt, and goals fall at random. The same season,
 * strengths and seed give the same forecast, however the runs are split.
 */
export class SeasonSimulation {
  readonly #teamIds: readonly string[];
  readonly #season: PlayedSeason;
  readonly #strengths: readonly { attack: Factor; defence: Factor }[];
  readonly #mean: Strengths['mean'];
  readonly #random: SeededRandom;
  readonly #points: Float64Array;
  readonly #places: Int32Array;
  #runs = 0;

  constructor(open: OpenSeason, { mean, teams }: Strengths, seed: string) {
    const { teamIds } = open;
    this.#teamIds = teamIds;
    this.#season = new PlayedSeason(open);
    this.#strengths = teamIds.map((id) => {
      const { attack, defence, doubt } = teams.get(id) ?? UNKNOWN_TEAM;
      return {
        attack: { value: attack, doubt: doubt.attack },
        defence: { value: defence, doubt: doubt.defence },
      };
    });
    this.#mean = mean;
    this.#random = new SeededRandom(seed);
    this.#points = new Float64Array(teamIds.length);
    this.#places = new Int32Array(teamIds.length ** 2);
  }

  /** Plays the rest of the season `times` more times. */
  run(times: number): void {
    for (let time = 0; time < times; time += 1) this.#runOnce();
    this.#runs += times;
  }

  /** Returns each team's forecast from the runs so far. */
  forecast(): TeamForecast[] {
    const teamIds = this.#teamIds;
    return teamIds.map((teamId, index) => ({
      teamId,
      points: (this.#points[index] ?? 0) / this.#runs,
      places: Array.from(this.#places.slice(index * teamIds.length, (index + 1) * teamIds.length)),
    }));
  }

  #runOnce(): void {
    const random = this.#random;
    const season = this.#season;
    const attacks = this.#strengths.map(({ attack }) => drawn(attack, random));
    const defences = this.#strengths.map(({ defence }) => drawn(defence, random));
    season.begin();
    for (const slot of season.fixtures) {
      const { home, away } = slot;
      season.play(
        slot,
        random.poisson(this.#mean.home * (attacks[home] ?? 1) * (defences[away] ?? 1)),
        random.poisson(this.#mean.away * (attacks[away] ?? 1) * (defences[home] ?? 1)),
      );
    }
    const { length } = this.#teamIds;
    for (const [place, team] of season.order(random).entries()) {
      const index = team * length + place;
      this.#places[index] = (this.#places[index] ?? 0) + 1;
      this.#points[team] = (this.#points[team] ?? 0) + season.points(team);
    }
  }
}

interface Factor {
  value: number;
  doubt: number;
}

/** Returns a random factor: log-normal, with the mean `value` and the spread `doubt`. */
function drawn({ value, doubt }: Factor, random: SeededRandom): number {
  return value * Math.exp(doubt * random.normal() - doubt ** 2 / 2);
}

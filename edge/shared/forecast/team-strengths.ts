/** A football result of the past. */
export interface PastResult {
  /** Team ids. */
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Time of the match, in ms. */
  at: number;
}

/** A team's factors, relative to an average team of the league with factors of 1. */
export interface TeamStrength {
  /** On the goals that the team scores: more is better. */
  attack: number;
  /** On the goals that it concedes: less is better. */
  defence: number;
  /** Standard deviations of the logarithms of both factors: few results leave much doubt. */
  doubt: { attack: number; defence: number };
}

/** Strengths of a league's teams from their results. */
export interface Strengths {
  /** Goals of each side in a match of two average teams: the difference is the home advantage. */
  mean: { home: number; away: number };
  teams: ReadonlyMap<string, TeamStrength>;
}

/** Usual goals per match in football's leagues, which count as much as this number of results. */
const USUAL = { home: 1.5, away: 1.2, results: 20 };
/**
 * Goals added to a team's real and expected goals, so that few results change its factors little.
 */
const UNSEEN_GOALS = 10;
/** Age at which a result counts half as much as the newest, ms. */
const HALF_LIFE = 365 * 86_400_000;
/** Rounds of the fit: after 20 the factors of a league are exact to about 0.001. */
const ROUNDS = 20;

/**
 * Returns the strengths of the teams in the results. The goals of a side are Poisson, with a mean
 * of `mean` for its side × its attack × the other's defence. Factors are shrunk towards 1, so that
 * few results say little, and older results count less than the newest. The order of the results
 * does not matter.
 */
export function fitStrengths(results: readonly PastResult[]): Strengths {
  const newest = results.reduce((latest, { at }) => Math.max(latest, at), -Infinity);
  const weighed = results.map((result) => ({
    ...result,
    weight: 0.5 ** ((newest - result.at) / HALF_LIFE),
  }));
  const ids = new Set(results.flatMap(({ home, away }) => [home, away]));
  let goals = new Sums();
  let conceded = new Sums();
  let attacks: Factors = new Map();
  let defences: Factors = new Map();
  let mean = { home: USUAL.home, away: USUAL.away };

  for (let round = 0; round < ROUNDS; round += 1) {
    goals = new Sums();
    const chances = new Sums();
    for (const { home, away, homeGoals, awayGoals, weight } of weighed) {
      goals.add(home, homeGoals * weight);
      goals.add(away, awayGoals * weight);
      chances.add(home, mean.home * factor(defences, away) * weight);
      chances.add(away, mean.away * factor(defences, home) * weight);
    }
    attacks = shrunk(ids, goals, chances);

    conceded = new Sums();
    const threats = new Sums();
    for (const { home, away, homeGoals, awayGoals, weight } of weighed) {
      conceded.add(away, homeGoals * weight);
      conceded.add(home, awayGoals * weight);
      threats.add(away, mean.home * factor(attacks, home) * weight);
      threats.add(home, mean.away * factor(attacks, away) * weight);
    }
    defences = shrunk(ids, conceded, threats);

    const scored = { home: USUAL.home * USUAL.results, away: USUAL.away * USUAL.results };
    const expected = { home: USUAL.results, away: USUAL.results };
    for (const { home, away, homeGoals, awayGoals, weight } of weighed) {
      scored.home += homeGoals * weight;
      scored.away += awayGoals * weight;
      expected.home += factor(attacks, home) * factor(defences, away) * weight;
      expected.away += factor(attacks, away) * factor(defences, home) * weight;
    }
    mean = { home: scored.home / expected.home, away: scored.away / expected.away };
  }

  return {
    mean,
    teams: new Map(
      [...ids].map((id) => [
        id,
        {
          attack: factor(attacks, id),
          defence: factor(defences, id),
          doubt: { attack: doubtOf(goals.of(id)), defence: doubtOf(conceded.of(id)) },
        },
      ]),
    ),
  };
}

/**
 * Returns the goals that each side of a match scores on average. An unknown team counts as average.
 */
export function expectedGoals(
  { mean, teams }: Strengths,
  home: string,
  away: string,
): { home: number; away: number } {
  const host = teams.get(home) ?? UNKNOWN_TEAM;
  const guest = teams.get(away) ?? UNKNOWN_TEAM;
  return {
    home: mean.home * host.attack * guest.defence,
    away: mean.away * guest.attack * host.defence,
  };
}

/** Returns the doubt about a factor that is known from so many goals. */
function doubtOf(goals: number): number {
  return 1 / Math.sqrt(goals + UNSEEN_GOALS);
}

/** The strength of a team without results: an average one. */
export const UNKNOWN_TEAM: TeamStrength = {
  attack: 1,
  defence: 1,
  doubt: { attack: doubtOf(0), defence: doubtOf(0) },
};

/** A factor of each team, by id. */
type Factors = ReadonlyMap<string, number>;

function factor(factors: Factors, id: string): number {
  return factors.get(id) ?? 1;
}

class Sums {
  readonly #byId = new Map<string, number>();

  add(id: string, amount: number) {
    this.#byId.set(id, this.of(id) + amount);
  }

  of(id: string): number {
    return this.#byId.get(id) ?? 0;
  }
}

/**
 * Returns each team's goals divided by the goals that an average team would have, both with
 * `UNSEEN_GOALS` added.
 */
function shrunk(ids: ReadonlySet<string>, goals: Sums, expected: Sums): Factors {
  return new Map(
    [...ids].map((id) => [id, (goals.of(id) + UNSEEN_GOALS) / (expected.of(id) + UNSEEN_GOALS)]),
  );
}

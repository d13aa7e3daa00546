import type { Score } from '../../../realtime/sports/score.ts';
import type { RatingFit } from './fits.ts';

/** A past result in a sport in which points add up. */
export interface PastScore {
  /** Team ids. */
  home: string;
  away: string;
  score: Score;
  /** Time of the match, ms. */
  at: number;
}

/** Ratings of a league's teams from their results. */
export interface Ratings {
  /** Points by which a home team beats an equal guest. */
  homeEdge: number;
  /** Points by which each team beats an average one; negative if it loses. By team id. */
  teams: ReadonlyMap<string, number>;
  /** Points of both sides together in an average match. */
  total: number;
}

const DAY = 86_400_000;
/** Number of results that the usual edge counts as much as. */
const USUAL_RESULTS = 20;
/** Rounds of the fit: after 20 the ratings of a league are exact to a few hundredths of a point. */
const ROUNDS = 20;

/**
 * Returns the ratings of the teams in the results: least squares of the leads, shrunk towards 0, so
 * that few results say little.
 */
export function fitRatings(results: readonly PastScore[], fit: RatingFit): Ratings {
  const newest = results.reduce((latest, { at }) => Math.max(latest, at), -Infinity);
  const ids = [...new Set(results.flatMap(({ home, away }) => [home, away]))];
  const places = new Map(ids.map((id, index) => [id, index]));
  const leads = results.map(({ home, away, score, at }) => ({
    home: places.get(home) ?? 0,
    away: places.get(away) ?? 0,
    lead: score.home - score.away,
    weight: 0.5 ** ((newest - at) / (fit.halfLife * DAY)),
  }));
  const weights = new Float64Array(ids.length).fill(fit.unseen);
  for (const { home, away, weight } of leads)
    for (const team of [home, away]) weights[team] = (weights[team] ?? 0) + weight;
  let ratings = new Float64Array(ids.length);
  let { homeEdge } = fit;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Float64Array(ids.length);
    let edge = fit.homeEdge * USUAL_RESULTS;
    let seen = USUAL_RESULTS;
    for (const { home, away, lead, weight } of leads) {
      const [host, guest] = [ratings[home] ?? 0, ratings[away] ?? 0];
      sums[home] = (sums[home] ?? 0) + (lead - homeEdge + guest) * weight;
      sums[away] = (sums[away] ?? 0) + (homeEdge - lead + host) * weight;
      edge += (lead - host + guest) * weight;
      seen += weight;
    }
    // Moves halfway: two teams that move towards each other at once would overshoot.
    ratings = ratings.map(
      (rating, team) => (rating + (sums[team] ?? 0) / (weights[team] ?? 1)) / 2,
    );
    homeEdge = edge / seen;
  }
  const points = results.reduce((sum, { score }) => sum + score.home + score.away, 0);
  return {
    homeEdge,
    teams: new Map(ids.map((id, index) => [id, ratings[index] ?? 0])),
    total: points / Math.max(1, results.length),
  };
}

/**
 * Returns the points that each side of a match scores on average. An unknown team counts as
 * average.
 */
export function expectedPoints(
  { homeEdge, teams, total }: Ratings,
  home: string,
  away: string,
): Score {
  const lead = homeEdge + (teams.get(home) ?? 0) - (teams.get(away) ?? 0);
  return { home: (total + lead) / 2, away: (total - lead) / 2 };
}

import type { Score } from '../../../realtime/sports/score.ts';
import type { RatingFit } from './fits.ts';

/** A past result in a sport whose points add up. */
export interface PastScore {
  /** Team ids. */
  home: string;
  away: string;
  score: Score;
  /** Time of the match, ms. */
  at: number;
}

/** What results say about the teams of a league. */
export interface Ratings {
  /** Points by which a home team beats an equal guest. */
  homeEdge: number;
  /** Points by which each team beats one of the mean; negative: it loses. */
  teams: ReadonlyMap<string, number>;
  /** Points of both sides in a match. */
  total: number;
}

const DAY = 86_400_000;
/** The usual edge counts as much as this number of results. */
const USUAL_RESULTS = 20;
/** Each round brings the ratings some ten times nearer to their values. */
const ROUNDS = 20;

/**
 * Returns the ratings of the teams that the results name: least squares of the leads, shrunk towards
 * 0, so few results say little.
 */
export function fitRatings(results: readonly PastScore[], fit: RatingFit): Ratings {
  const newest = results.reduce((latest, { at }) => Math.max(latest, at), -Infinity);
  const leads = results.map(({ home, away, score, at }) => ({
    home,
    away,
    lead: score.home - score.away,
    weight: 0.5 ** ((newest - at) / (fit.halfLife * DAY)),
  }));
  let teams = new Map<string, number>();
  let { homeEdge } = fit;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Map<string, { points: number; weight: number }>();
    const add = (team: string, points: number, weight: number) => {
      const sum = sums.get(team) ?? { points: 0, weight: fit.unseen };
      sums.set(team, { points: sum.points + points * weight, weight: sum.weight + weight });
    };
    let edge = { points: fit.homeEdge * USUAL_RESULTS, weight: USUAL_RESULTS };
    for (const { home, away, lead, weight } of leads) {
      const [host, guest] = [teams.get(home) ?? 0, teams.get(away) ?? 0];
      add(home, lead - homeEdge + guest, weight);
      add(away, homeEdge - lead + host, weight);
      edge = { points: edge.points + (lead - host + guest) * weight, weight: edge.weight + weight };
    }
    // Halfway: two teams that move towards each other at once would pass.
    teams = new Map(
      [...sums].map(([team, { points, weight }]) => [
        team,
        ((teams.get(team) ?? 0) + points / weight) / 2,
      ]),
    );
    homeEdge = edge.points / edge.weight;
  }
  const points = results.reduce((sum, { score }) => sum + score.home + score.away, 0);
  return { homeEdge, teams, total: points / Math.max(1, results.length) };
}

/** Returns the points that each side of a match scores on average. Unknown teams are of the mean. */
export function expectedPoints(
  { homeEdge, teams, total }: Ratings,
  home: string,
  away: string,
): Score {
  const lead = homeEdge + (teams.get(home) ?? 0) - (teams.get(away) ?? 0);
  return { home: (total + lead) / 2, away: (total - lead) / 2 };
}

import { describe, expect, it } from 'vitest';
import { expectedPoints, fitRatings, type PastScore } from './team-ratings.ts';

const DAY = 86_400_000;
const FIT = { homeEdge: 3, unseen: 4, halfLife: 120 };

/** Returns results of 'ash 110-100 birch', one a day. */
function results(...written: string[]): PastScore[] {
  return written.map((result, index) => {
    const [, home = '', own, other, away = ''] = /^(\w+) (\d+)-(\d+) (\w+)$/.exec(result) ?? [];
    return { home, away, score: { home: Number(own), away: Number(other) }, at: index * DAY };
  });
}

const times = (count: number, ...written: string[]) =>
  results(...Array.from({ length: count }, () => written).flat());

describe('ratings of teams', () => {
  it('are those of the mean without any result', () => {
    const ratings = fitRatings([], FIT);
    expect(ratings).toEqual({ homeEdge: 3, teams: new Map(), total: 0 });
    expect(expectedPoints(ratings, 'ash', 'birch')).toEqual({ home: 1.5, away: -1.5 });
  });

  it('come near the leads of many equal results, and to the points of both', () => {
    const ratings = fitRatings(times(60, 'ash 113-100 birch', 'birch 100-107 ash'), {
      ...FIT,
      halfLife: 10_000,
    });
    const { home, away } = expectedPoints(ratings, 'ash', 'birch');
    expect(home - away).toBeGreaterThan(12);
    expect(home - away).toBeLessThan(13.5);
    expect(home + away).toBeCloseTo(210, 8);
    expect(ratings.homeEdge).toBeCloseTo(3, 1);
  });

  it('move little after one result, and more after many', () => {
    const ratingAfter = (count: number) =>
      fitRatings(times(count, 'ash 120-100 birch'), FIT).teams.get('ash') ?? 0;
    expect(ratingAfter(1)).toBeGreaterThan(0);
    expect(ratingAfter(1)).toBeLessThan(5);
    expect(ratingAfter(8)).toBeGreaterThan(ratingAfter(1));
  });

  it('are better after the same results against better teams', () => {
    const { teams } = fitRatings(
      times(10, 'ash 130-100 birch', 'cedar 100-100 ash', 'dogwood 100-100 birch'),
      FIT,
    );
    expect(teams.get('cedar')).toBeGreaterThan(teams.get('dogwood') ?? 0);
  });

  it('follow the newest results more than older ones', () => {
    const old = results('ash 120-100 birch', 'ash 120-100 birch');
    const fresh = results('ash 100-120 birch', 'ash 100-120 birch');
    const later = (list: PastScore[]) => list.map((each) => ({ ...each, at: each.at + 240 * DAY }));
    const fallen = fitRatings([...old, ...later(fresh)], FIT).teams.get('ash');
    expect(fallen).toBeLessThan(fitRatings([...fresh, ...later(old)], FIT).teams.get('ash') ?? 0);
  });
});

import { describe, expect, it } from 'vitest';
import { expectedGoals, fitStrengths, type PastResult } from './team-strengths.ts';

const DAY = 86_400_000;

/** Returns results of 'ash 2-1 birch', one a day. */
function results(...written: string[]): PastResult[] {
  return written.map((result, index) => {
    const [, home = '', homeGoals, awayGoals, away = ''] =
      /^(\w+) (\d+)-(\d+) (\w+)$/.exec(result) ?? [];
    return {
      home,
      away,
      homeGoals: Number(homeGoals),
      awayGoals: Number(awayGoals),
      at: index * DAY,
    };
  });
}

const times = <Item>(count: number, items: readonly Item[]): Item[] =>
  Array.from({ length: count }, () => items).flat();

describe('strengths of teams', () => {
  it('are those of the mean without any result', () => {
    const { mean, teams } = fitStrengths([]);
    expect(mean).toEqual({ home: 1.5, away: 1.2 });
    expect(teams.size).toBe(0);
    expect(expectedGoals({ mean, teams }, 'ash', 'birch')).toEqual(mean);
  });

  it('come near the goals of many equal results', () => {
    const strengths = fitStrengths(
      results(...times(200, ['ash 2-1 birch', 'birch 2-1 ash', 'ash 2-1 cedar', 'cedar 2-1 ash'])),
    );
    const goals = expectedGoals(strengths, 'ash', 'birch');
    expect(goals.home).toBeGreaterThan(1.95);
    expect(goals.home).toBeLessThan(2.02);
    expect(goals.away).toBeGreaterThan(0.98);
    expect(goals.away).toBeLessThan(1.05);
  });

  it('give goals to the side that scored them, and take them from the one that conceded', () => {
    const strengths = fitStrengths(
      results(...times(10, ['ash 3-0 birch', 'birch 0-3 ash', 'cedar 1-1 dogwood'])),
    );
    const ash = strengths.teams.get('ash');
    const birch = strengths.teams.get('birch');
    expect(ash?.attack).toBeGreaterThan(1.3);
    expect(ash?.defence).toBeLessThan(0.7);
    expect(birch?.attack).toBeLessThan(0.7);
    expect(birch?.defence).toBeGreaterThan(1.3);
  });

  it('are better after the same results against better teams', () => {
    const { teams } = fitStrengths(
      results(...times(10, ['ash 4-0 birch', 'cedar 1-1 ash', 'dogwood 1-1 birch'])),
    );
    expect(teams.get('cedar')?.attack).toBeGreaterThan(teams.get('dogwood')?.attack ?? 0);
    expect(teams.get('cedar')?.defence).toBeLessThan(teams.get('dogwood')?.defence ?? 0);
  });

  it('move little after one result, and more after many', () => {
    const attackAfter = (count: number) =>
      fitStrengths(results(...times(count, ['ash 5-0 birch']))).teams.get('ash')?.attack ?? 0;
    expect(attackAfter(1)).toBeGreaterThan(1);
    expect(attackAfter(1)).toBeLessThan(1.4);
    expect(attackAfter(5)).toBeGreaterThan(attackAfter(1));
  });

  it('follow the newest results more than older ones', () => {
    const old = results('ash 4-0 birch', 'ash 4-0 birch', 'ash 4-0 birch');
    const fresh = results('ash 0-4 birch', 'ash 0-4 birch', 'ash 0-4 birch');
    const later = (list: PastResult[]) =>
      list.map((each) => ({ ...each, at: each.at + 730 * DAY }));
    const fallen = fitStrengths([...old, ...later(fresh)]);
    const risen = fitStrengths([...fresh, ...later(old)]);
    expect(fallen.teams.get('ash')?.attack).toBeLessThan(risen.teams.get('ash')?.attack ?? 0);
  });

  it('are the same for results in any order', () => {
    const list = results('ash 3-1 birch', 'birch 0-0 cedar', 'cedar 2-2 ash', 'birch 1-2 ash');
    const goals = expectedGoals(fitStrengths(list), 'ash', 'cedar');
    const reversed = expectedGoals(fitStrengths(list.toReversed()), 'ash', 'cedar');
    expect(reversed.home).toBeCloseTo(goals.home, 10);
    expect(reversed.away).toBeCloseTo(goals.away, 10);
  });

  it('see the advantage of home teams', () => {
    const { mean } = fitStrengths(
      results(...times(50, ['ash 3-1 birch', 'birch 3-1 ash', 'cedar 3-1 ash', 'ash 3-1 cedar'])),
    );
    expect(mean.home).toBeGreaterThan(mean.away + 1);
  });
});

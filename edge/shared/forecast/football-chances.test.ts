import { describe, expect, it, test } from 'vitest';
import { footballChances, goalsLeft, minutesInAll, minutesPlayed } from './football-chances.ts';
import type { FootballFit } from './fits.ts';

const FIT: FootballFit = { growth: 0.5, added: [2, 6], fewer: 0.7, more: 1.3 };
const EVEN = { home: 1.4, away: 1.4 };
const NONE = { home: 0, away: 0 };
const END = minutesInAll(FIT);
const at = (played: number, home = 0, away = 0) => ({
  played,
  score: { home, away },
  redCards: NONE,
});

test.each<[half: 1 | 2, minute: number, stoppage: number, played: number]>([
  [1, 0, 0, 0],
  [1, 45, 0, 45],
  [1, 45, 1, 46],
  [1, 45, 7, 47],
  [2, 45, 0, 47],
  [2, 60, 0, 62],
  [2, 90, 0, 92],
  [2, 90, 4, 96],
  [2, 90, 11, 98],
])('in half %i, minute %i+%i comes after %d minutes', (half, minute, stoppage, played) => {
  expect(minutesPlayed(half, minute, stoppage, FIT)).toBe(played);
});

describe('the goals left', () => {
  it('are all at the start and none at the end', () => {
    expect(goalsLeft(0, FIT)).toBe(1);
    expect(goalsLeft(END, FIT)).toBe(0);
    expect(goalsLeft(END + 5, FIT)).toBe(0);
  });

  it('are more than half of them at half-time, since goals fall more often later', () => {
    expect(goalsLeft(END / 2, FIT)).toBeCloseTo(0.55, 2);
    expect(goalsLeft(END / 2, { ...FIT, growth: 0 })).toBeCloseTo(0.5, 10);
  });
});

describe('chances of a football match', () => {
  it('add up to 1 and are the same for equal sides', () => {
    const { home, draw, away } = footballChances(EVEN, at(0), FIT);
    expect(home + draw + away).toBeCloseTo(1, 12);
    expect(home).toBeCloseTo(away, 12);
    expect(draw).toBeGreaterThan(0.2);
  });

  it('are those of two Poisson distributions before the start', () => {
    // Skellam: the chance of as many goals on both sides is e^−2 · I₀(2).
    const { draw } = footballChances({ home: 1, away: 1 }, at(0), FIT);
    expect(draw).toBeCloseTo(Math.exp(-2) * 2.279_585_302, 8);
  });

  it.each<[string, number, number, keyof typeof NONE | 'draw']>([
    ['a lead wins', 2, 1, 'home'],
    ['a deficit loses', 0, 1, 'away'],
    ['a level score is a draw', 1, 1, 'draw'],
  ])('are certain at the end: %s', (_name, home, away, outcome) => {
    expect(footballChances(EVEN, at(END, home, away), FIT)[outcome]).toBe(1);
  });

  it('of a leader rise as time runs out', () => {
    const chances = [0, 30, 60, 90].map((played) => footballChances(EVEN, at(played, 1), FIT).home);
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
  });

  it('of a side fall when a player of it is sent off, the more the earlier', () => {
    const lost = (played: number) => {
      const before = footballChances(EVEN, at(played), FIT).home;
      const redCards = { home: 1, away: 0 };
      return before - footballChances(EVEN, { ...at(played), redCards }, FIT).home;
    };
    expect(lost(20)).toBeGreaterThan(lost(70));
    expect(lost(70)).toBeGreaterThan(0);
  });

  it('do not change when both sides have lost a player', () => {
    const redCards = { home: 1, away: 1 };
    expect(footballChances(EVEN, { ...at(40), redCards }, FIT)).toEqual(
      footballChances(EVEN, at(40), FIT),
    );
  });
});

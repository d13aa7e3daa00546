import { describe, expect, test } from 'vitest';
import { SPORTS } from './registry.ts';
import { scoreOf, winnerOf } from './score.ts';
import type { SportKey } from './sport.ts';

function score(key: SportKey, ...periods: [home: number, away: number][]): string {
  const sides = periods.map(([home, away]) => ({ home, away }));
  const { home, away } = scoreOf(SPORTS[key], sides);
  return `${home}-${away}`;
}

test.each([
  ['the score', { score: { home: 2, away: 1 } }, 'home'],
  ['a shoot-out', { score: { home: 1, away: 1 }, shootout: { home: 3, away: 4 } }, 'away'],
  [
    'the shoot-out of a second leg',
    { score: { home: 2, away: 1 }, shootout: { home: 3, away: 4 } },
    'away',
  ],
  [
    'what is reported, whatever the score says',
    { score: { home: 1, away: 0 }, winner: 'away' },
    'away',
  ],
  ['nothing', { score: { home: 1, away: 1 }, shootout: null, winner: null }, null],
] as const)('The winner is decided by %s', (_what, decided, winner) => {
  expect(winnerOf(decided)).toBe(winner);
});

test('Goals and points are summed over the periods, overtime included', () => {
  expect(score('football', [1, 0], [0, 1], [1, 0], [0, 0])).toBe('2-1');
  expect(score('handball', [14, 12], [13, 15])).toBe('27-27');
  expect(score('basketball', [25, 20], [20, 25], [30, 30], [20, 20], [10, 8])).toBe('105-103');
  expect(score('american-football', [7, 3], [0, 10], [7, 0], [3, 3])).toBe('17-16');
  expect(score('baseball', [0, 1], [0, 0], [4, 0])).toBe('4-1');
  expect(score('football')).toBe('0-0');
});

describe('In tennis', () => {
  test('a set counts once it is won by two games or in the tie-break', () => {
    expect(score('tennis', [5, 4])).toBe('0-0');
    expect(score('tennis', [6, 4])).toBe('1-0');
    expect(score('tennis', [6, 5])).toBe('0-0');
    expect(score('tennis', [5, 7])).toBe('0-1');
    expect(score('tennis', [6, 6])).toBe('0-0');
    expect(score('tennis', [7, 6])).toBe('1-0');
  });

  test('a long deciding set counts once it is led by two games', () => {
    expect(score('tennis', [6, 4], [4, 6], [8, 7])).toBe('1-1');
    expect(score('tennis', [6, 4], [4, 6], [9, 7])).toBe('2-1');
    expect(score('tennis', [6, 4], [4, 6], [8, 10])).toBe('1-2');
  });

  test('a set of a short format counts once the next one has begun', () => {
    expect(score('tennis', [4, 2])).toBe('0-0');
    expect(score('tennis', [4, 2], [0, 0])).toBe('1-0');
  });

  test('a set in which a player retires does not count', () => {
    expect(score('tennis', [6, 4], [2, 1])).toBe('1-0');
  });
});

test('A volleyball set is won at 25, the fifth at 15, each with a lead of two', () => {
  expect(score('volleyball', [24, 23])).toBe('0-0');
  expect(score('volleyball', [25, 24])).toBe('0-0');
  expect(score('volleyball', [28, 26])).toBe('1-0');
  expect(score('volleyball', [25, 20], [20, 25], [25, 20], [20, 25], [15, 14])).toBe('2-2');
  expect(score('volleyball', [25, 20], [20, 25], [25, 20], [20, 25], [15, 13])).toBe('3-2');
  expect(score('volleyball', [15, 13])).toBe('0-0');
});

test('A beach volley set is won at 21, the third at 15', () => {
  expect(score('beach-volley', [21, 19], [15, 13])).toBe('1-0');
  expect(score('beach-volley', [21, 19], [19, 21], [15, 13])).toBe('2-1');
});

test('A badminton game is won at 21 with a lead of two, or at 30', () => {
  expect(score('badminton', [21, 20])).toBe('0-0');
  expect(score('badminton', [22, 20])).toBe('1-0');
  expect(score('badminton', [29, 28])).toBe('0-0');
  expect(score('badminton', [30, 29])).toBe('1-0');
});

test('A table tennis game is won at 11 with a lead of two', () => {
  expect(score('table-tennis', [11, 10])).toBe('0-0');
  expect(score('table-tennis', [12, 10], [9, 11])).toBe('1-1');
});

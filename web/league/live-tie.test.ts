import { describe, expect, test } from 'vitest';
import { aLine } from '../live/testing/lines.ts';
import { parseLine } from '../domain/parse-line.ts';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import type { Tie } from './bracket.ts';
import { liveSides } from './live-tie.ts';

const a = { id: 'a', name: 'A', shortName: 'A' };
const b = { id: 'b', name: 'B', shortName: 'B' };
const leg = (id: string, more: Partial<MatchLine> = {}) =>
  parseLine(aLine(id, { home: a, away: b, ...more }));
const side = { score: null, shootout: null, isWinner: false };
const first = leg('1', { status: 'Finished', score: { home: 2, away: 1 } });
const fixture = leg('2', { home: b, away: a, status: 'NotStarted', matchStatus: 'Not start' });
const tie: Tie = {
  id: 't',
  sides: [
    { ...side, team: a, score: 2 },
    { ...side, team: b, score: 1 },
  ],
  legs: [first, fixture],
  nextTieId: null,
};
const second = (more: Partial<MatchLine>) => leg('2', { home: b, away: a, ...more });

describe('a tie', () => {
  test('keeps its loaded score while no leg changes', () => {
    expect(liveSides(tie, [first, fixture])).toBe(tie.sides);
  });

  test('adds up its legs while one is live, and has no winner yet', () => {
    expect(liveSides(tie, [first, second({ score: { home: 3, away: 0 } })])).toMatchObject([
      { team: a, score: 2, isWinner: false },
      { team: b, score: 4, isWinner: false },
    ]);
  });

  test('goes to the side that wins the last leg by walkover', () => {
    const walkover = second({
      status: 'Ended',
      matchStatus: 'Walkover',
      periods: [],
      winner: 'home',
    });
    expect(liveSides(tie, [first, walkover])).toMatchObject([
      { score: 2, isWinner: false },
      { score: 1, isWinner: true },
    ]);
  });

  test('is won on aggregate, or by the shoot-out', () => {
    const over = second({ status: 'Ended', score: { home: 3, away: 0 } });
    expect(liveSides(tie, [first, over])[1]).toMatchObject({ score: 4, isWinner: true });
    const level = second({
      status: 'Ended',
      score: { home: 1, away: 0 },
      shootout: { home: 3, away: 4 },
    });
    expect(liveSides(tie, [first, level])).toMatchObject([
      { score: 2, shootout: 4, isWinner: true },
      { score: 2, shootout: 3, isWinner: false },
    ]);
  });
});

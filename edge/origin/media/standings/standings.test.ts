import { describe, expect, it } from 'vitest';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { StandingsMatch } from './standings-match.ts';
import { orderOf, played, tableOf } from './testing/results.ts';

function table(sportId: SportId, results: readonly (string | StandingsMatch)[], ids = 'ABC') {
  const matches = results.map((result, index) =>
    typeof result === 'string' ? played(result, index) : result,
  );
  return tableOf(sportId, matches, ids);
}

describe('football', () => {
  it('gives three points for a win and one for a draw', () => {
    const rows = table(1, ['A-B 2:1', 'B-C 0:0', 'C-A 1:1']);
    expect(rows.map(({ teamId, points }) => [teamId, points])).toEqual([
      ['A', 4],
      ['C', 2],
      ['B', 1],
    ]);
    expect(rows[0]).toMatchObject({ played: 2, won: 1, drawn: 1, lost: 0, difference: 1 });
  });

  it('gives the win to the team it was awarded to, whatever the score', () => {
    const rows = table(1, [{ ...played('A-B 1:0', 0), winner: 'away' }], 'AB');
    expect(rows).toMatchObject([
      { teamId: 'B', points: 3, won: 1, conceded: 1, form: ['W'] },
      { teamId: 'A', points: 0, lost: 1, scored: 1, form: ['L'] },
    ]);
  });

  it('separates equal points by goal difference, then goals', () => {
    expect(orderOf(table(1, ['A-D 1:0', 'B-E 3:1', 'C-F 2:1'], 'ABCDEF'))).toBe(
      '1B 2C 3A 4F 5D 6E',
    );
  });

  it('separates level teams by the matches between them', () => {
    expect(orderOf(table(1, ['B-A 1:0', 'A-C 1:0', 'D-B 1:0'], 'ABCD'))).toBe('1D 2B 3A 4C');
  });

  it('gives teams that are level on everything the same rank', () => {
    expect(orderOf(table(1, ['A-B 0:1', 'A-C 1:0', 'C-B 1:0']))).toBe('1A 1B 1C');
  });

  it('lists teams that have not played, and counts matches against teams of other tables', () => {
    expect(orderOf(table(1, ['A-X 1:0', 'X-B 2:0'], 'CBA'))).toBe('1A 2C 3B');
  });
});

describe('sports ranked by win percentage', () => {
  it('counts the games behind the leader', () => {
    const rows = table(2, ['A-B 90:80', 'A-C 90:80', 'B-C 90:80']);
    expect(
      rows.map(({ teamId, winPercentage, gamesBehind }) => [teamId, winPercentage, gamesBehind]),
    ).toEqual([
      ['A', 1, 0],
      ['B', 0.5, 1],
      ['C', 0, 2],
    ]);
  });

  it('counts the games behind a leader who has lost too', () => {
    const rows = table(3, ['A-B 1:0', 'A-C 1:0', 'B-A 1:0', 'B-C 1:0', 'C-B 1:0', 'C-D 1:0']);
    expect(rows.map(({ teamId, gamesBehind }) => [teamId, gamesBehind])).toEqual([
      ['A', 0],
      ['B', 0.5],
      ['C', 0.5],
    ]);
  });

  it('counts a tie in American football as half a win', () => {
    expect(table(16, ['A-B 20:20'], 'AB')[0]).toMatchObject({ winPercentage: 0.5, drawn: 1 });
  });

  it('compares the matches between level teams before the difference', () => {
    expect(
      orderOf(table(3, ['B-A 1:0', 'A-C 9:0', 'C-B 1:0', 'C-D 0:9', 'D-A 0:1', 'B-D 1:0'], 'ABCD')),
    ).toBe('1B 2A 3D 4C');
  });
});

describe('handball and sports played in sets', () => {
  it('gives two points for a win in handball', () => {
    expect(table(6, ['A-B 30:28', 'B-C 25:25'])[0]).toMatchObject({ teamId: 'A', points: 2 });
  });

  it('gives 3, 2, 1 and 0 points in volleyball', () => {
    const rows = table(23, ['A-B 3:2', 'B-C 3:1', 'C-A 0:3']);
    expect(rows.map(({ teamId, points }) => [teamId, points])).toEqual([
      ['A', 5],
      ['B', 4],
      ['C', 0],
    ]);
  });

  it('separates equal wins by sets and then by the points within them', () => {
    const rows = ['A-C 2:0 21:19 21:19', 'B-D 2:0 21:5 21:5'];
    expect(orderOf(table(34, rows, 'ABCD'))).toBe('1B 2A 3C 4D');
    expect(orderOf(table(31, ['A-C 2:1', 'B-D 2:0'], 'ABCD'))).toBe('1B 2A 3C 4D');
  });
});

describe('the form', () => {
  it('is that of the last five matches, the oldest first', () => {
    const results = ['1:0', '0:1', '1:0', '1:1', '2:0', '0:3', '2:2'];
    const [row] = table(
      1,
      results.map((score) => `A-B ${score}`),
      'A',
    );
    expect(row?.form).toEqual(['W', 'D', 'W', 'L', 'D']);
  });
});

describe('live matches', () => {
  it('count with their current score, are marked and do not change the form', () => {
    const rows = table(1, ['A-B 1:0', { ...played('B-A 2:0', 9), isLive: true }], 'AB');
    expect(rows[0]).toMatchObject({ teamId: 'B', points: 3, isLive: true, form: ['L'] });
  });

  it('do not count while level in a sport without draws', () => {
    expect(table(2, [{ ...played('A-B 5:5', 1), isLive: true }], 'AB')[0]).toMatchObject({
      played: 0,
      isLive: false,
    });
  });
});

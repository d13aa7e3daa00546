import { describe, expect, it } from 'vitest';
import type { Tiebreakers } from '../../../../realtime/protocol/season-rules.ts';
import type { Criterion } from '../../../../realtime/sports/standings-rule.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import { orderOf, results, tableOf } from './testing/results.ts';

const rule = (criteria: Criterion[], more: Partial<Tiebreakers> = {}): Tiebreakers => ({
  criteria,
  headToHead: 'complete',
  again: 'all-criteria',
  ...more,
});

const SPAIN = rule(
  ['points', 'head-to-head-points', 'head-to-head-difference', 'difference', 'scored'],
  { again: 'each-criterion' },
);

/** A single criterion decides between A and B, who are level on all before it. */
const CRITERIA: [criterion: Criterion, sportId: SportId, matches: string, order: string][] = [
  ['points', 1, 'A-C 1:1; B-C 1:0', '1B 2A 2C 4D'],
  ['wins', 1, 'A-C 1:1; A-D 1:1; B-C 1:0; B-D 0:9', '1B 1D 3A 3C'],
  ['win-percentage', 2, 'A-C 9:8; B-C 9:8; B-D 8:9', '1A 1D 3B 4C'],
  ['difference', 1, 'A-C 2:1; B-C 2:0', '1B 2A 3D 4C'],
  ['scored', 1, 'A-C 2:1; B-C 3:2', '1B 1C 3A 4D'],
  ['set-ratio', 23, 'A-C 3:1; B-D 3:0', '1B 2A 3C 4D'],
  ['rally-ratio', 23, 'A-C 1:0 25:20; B-D 1:0 25:10', '1B 2A 3C 4D'],
  ['away-scored', 1, 'A-C 3:0; D-B 2:1', '1B 2A 2C 2D'],
  ['away-wins', 1, 'A-C 3:0; D-B 0:1', '1B 2A 2C 2D'],
  ['opponents-points', 1, 'A-C 1:0; B-D 1:0; D-C 2:1', '1C 2B 2D 4A'],
  ['opponents-difference', 1, 'A-C 1:0; B-D 1:0; D-C 2:1', '1C 2B 3D 4A'],
  ['opponents-scored', 1, 'A-C 1:0; B-D 1:0; D-C 2:1', '1C 2B 2D 4A'],
  ['head-to-head-points', 1, 'A-C 9:0; B-A 1:0', '1B 2A'],
  ['head-to-head-win-percentage', 2, 'A-B 70:71', '1B 2A'],
  ['head-to-head-difference', 1, 'A-B 1:0; B-A 2:0', '1B 2A'],
  ['head-to-head-scored', 1, 'A-B 1:0; B-A 0:3', '1A 2B'],
  ['head-to-head-away-scored', 1, 'A-B 1:1; B-A 2:2', '1A 2B'],
];

describe('each criterion', () => {
  it.each(CRITERIA)('%s ranks the better value first', (criterion, sportId, matches, order) => {
    const ids = criterion.startsWith('head-to-head') ? 'AB' : 'ABCD';
    expect(orderOf(tableOf(sportId, results(matches), ids, rule([criterion])))).toBe(order);
  });

  it('group-win-percentage counts only the matches within the table', () => {
    const matches = results('A-X 1:0; A-Y 1:0; A-B 0:1; B-X 0:1; B-Y 1:0');
    const criteria = rule(['win-percentage', 'group-win-percentage']);
    expect(orderOf(tableOf(2, matches, 'AB', criteria))).toBe('1B 2A');
  });
});

describe('two level teams', () => {
  it('are separated by the difference of their own matches where head-to-head comes first', () => {
    const matches = results('A-B 1:0; B-A 3:1; A-C 9:0; C-B 0:1; B-C 0:1; C-A 1:0');
    // All have 6 points without the rest: here A and B are level, C is not.
    const level = results('A-B 1:0; B-A 3:1; A-C 9:0; B-C 1:0');
    expect(orderOf(tableOf(1, level, 'ABC', SPAIN))).toBe('1B 2A 3C');
    expect(orderOf(tableOf(1, level, 'ABC'))).toBe('1A 2B 3C');
    expect(tableOf(1, matches, 'ABC', SPAIN).map(({ points }) => points)).toEqual([6, 6, 6]);
  });

  it('wait for their second match where head-to-head must be complete', () => {
    const matches = results('A-B 1:0; C-A 1:0; B-C 5:0');
    const pending = [{ homeTeamId: 'B', awayTeamId: 'A' }];
    const waiting = tableOf(1, matches, 'AB', SPAIN, { pending });
    expect(orderOf(waiting)).toBe('1B 2A');
    expect(orderOf(tableOf(1, matches, 'AB', SPAIN))).toBe('1A 2B');
    const atOnce = { ...SPAIN, headToHead: 'played' } as const;
    expect(orderOf(tableOf(1, matches, 'AB', atOnce, { pending }))).toBe('1A 2B');
  });

  it('do not wait for matches against others', () => {
    const matches = results('A-B 1:0; C-A 1:0; B-C 5:0');
    const pending = [{ homeTeamId: 'B', awayTeamId: 'C' }];
    expect(orderOf(tableOf(1, matches, 'AB', SPAIN, { pending }))).toBe('1A 2B');
  });
});

describe('three or more level teams', () => {
  /** Each beat one other: the mini-table's difference puts A first, and B and C stay level in it. */
  const CIRCLE = 'A-B 3:0; B-C 1:0; C-A 1:0; A-X 0:1; X-B 0:0; X-C 0:0';

  it('are separated by a table of their own matches', () => {
    expect(orderOf(tableOf(1, results(`${CIRCLE}; X-A 1:1`), 'ABC', SPAIN))).toBe('1A 2C 3B');
  });

  /**
   * In the mini-table of A, B and C, A has 6 points, B and C have 1. B has the better difference of
   * those two; their own match was a draw.
   */
  const TWO_LEFT =
    'A-B 1:0; A-C 2:0; B-C 1:1; B-X 2:0; C-X 3:0; X-A 2:0; B-Y 1:1; C-Y 2:2; Y-A 1:0';

  it('restart the criteria for those still level, after each criterion or never', () => {
    // B and C have 1 point each in the mini-table; B leads by difference (−1 against −2).
    const ids = 'ABC';
    const criteria: Criterion[] = ['head-to-head-points', 'head-to-head-difference', 'scored'];
    const never = tableOf(1, results(TWO_LEFT), ids, rule(criteria, { again: 'never' }));
    expect(orderOf(never)).toBe('1A 2B 3C');
    // At once: only the match of B and C counts, a draw, so goals of all matches decide.
    const each = tableOf(1, results(TWO_LEFT), ids, rule(criteria, { again: 'each-criterion' }));
    expect(orderOf(each)).toBe('1A 2C 3B');
  });

  it('restart the criteria after the last one of the mini-table, or never', () => {
    // Three points each; A scored three goals, B and C one each, and B beat C.
    const matches = results('A-B 3:0; B-C 1:0; C-A 1:0');
    const criteria: Criterion[] = ['head-to-head-points', 'head-to-head-scored'];
    const by = (again: Tiebreakers['again']) =>
      orderOf(tableOf(1, matches, 'ABC', rule(criteria, { again })));
    expect(by('all-criteria')).toBe('1A 2B 3C');
    expect(by('never')).toBe('1A 2B 2C');
  });

  it('restart the criteria in Spain also when all matches separate some of them', () => {
    // A circle with equal differences; against others A was better by one goal.
    const circle = 'A-B 2:1; B-C 2:1; C-A 2:1';
    const matches = results(`${circle}; A-X 3:0; B-X 2:0; C-X 2:0`);
    expect(orderOf(tableOf(1, matches, 'ABC', SPAIN))).toBe('1A 2B 3C');
    expect(orderOf(tableOf(1, matches, 'ABC', { ...SPAIN, again: 'never' }))).toBe('1A 2B 2C');
  });

  it('share a rank when they are level on everything', () => {
    expect(orderOf(tableOf(1, results('A-B 1:0; B-C 1:0; C-A 1:0'), 'ABC', SPAIN))).toBe(
      '1A 1B 1C',
    );
  });
});

describe('tables of home and away matches', () => {
  it('count one side of each match and ignore head-to-head', () => {
    const matches = results('A-B 1:0; B-A 5:0; A-C 0:0');
    const home = tableOf(1, matches, 'ABC', SPAIN, { scope: 'home' });
    expect(home.map(({ teamId, played, points }) => [teamId, played, points])).toEqual([
      ['A', 2, 4],
      ['B', 1, 3],
      ['C', 0, 0],
    ]);
    const away = tableOf(1, matches, 'ABC', SPAIN, { scope: 'away' });
    expect(away.map(({ teamId, scored }) => `${teamId}${scored}`)).toEqual(['C0', 'B0', 'A0']);
  });
});

describe('a table by win percentage', () => {
  it('counts games behind its leader, who may have fewer wins than others', () => {
    // A leads by share, with fewer wins than B.
    const rows = tableOf(2, results('A-C 2:1; B-C 2:1; B-D 2:1; C-B 2:1'), 'ABCD');
    expect(rows.map(({ teamId, gamesBehind }) => [teamId, gamesBehind])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 1],
      ['D', 1],
    ]);
  });

  it('counts a tie as half a win and half a loss', () => {
    const rows = tableOf(16, results('A-B 3:3; A-C 7:0; B-C 0:7'), 'ABC');
    expect(rows.map(({ teamId, winPercentage }) => [teamId, winPercentage])).toEqual([
      ['A', 0.75],
      ['C', 0.5],
      ['B', 0.25],
    ]);
  });
});

describe('sports played in sets', () => {
  it('rank a team with no set lost first, and one with no set won last', () => {
    const rows = tableOf(34, results('A-B 2:0 21:1 21:1; C-D 2:1 21:1 1:21 15:1'), 'ABCD');
    expect(orderOf(rows)).toBe('1A 2C 3D 4B');
  });

  it('separate level sets by the ratio of the points within them, not by their difference', () => {
    // A 50:40 (1.25) and B 100:85 (1.18): the ratio puts A first, the difference B.
    const matches = results('A-C 2:0 25:20 25:20; B-D 2:0 50:42 50:43');
    expect(orderOf(tableOf(31, matches, 'ABCD')).slice(0, 5)).toBe('1A 2B');
  });
});

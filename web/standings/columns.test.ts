import { describe, expect, test } from 'vitest';
import { columnsOf, streakOf } from './columns.ts';
import { aRow } from './testing/standings.ts';

const labels = (sport: Parameters<typeof columnsOf>[0]) =>
  columnsOf(sport).map(({ label }) => label);

describe('the columns of', () => {
  test.each([
    ['football', 'P W D L GF GA GD Pts'],
    ['basketball', 'P W L PCT GB Strk'],
    ['american-football', 'W L T PCT PF PA Diff Strk'],
    ['volleyball', 'P W L Sets Points Pts'],
    ['tennis', 'P W L Sets Games'],
    ['badminton', 'P W L Sets Points'],
  ] as const)('%s are %s', (sport, expected) => {
    expect(labels(sport).join(' ')).toBe(expected);
  });

  test.each([
    ['football', 'P W D L GD Pts'],
    ['basketball', 'P W L PCT GB'],
    ['american-football', 'W L T PCT Diff'],
    ['tennis', 'P W L Sets Games'],
  ] as const)('%s on a phone are %s', (sport, expected) => {
    const narrow = columnsOf(sport).filter(({ isWide }) => !isWide);
    expect(narrow.map(({ label }) => label).join(' ')).toBe(expected);
  });

  test('every sport rank by exactly one that is short enough for a phone', () => {
    for (const sport of ['football', 'basketball', 'tennis', 'volleyball', 'baseball'] as const)
      expect(columnsOf(sport).filter(({ isMain, isShort }) => isMain && isShort)).toHaveLength(1);
  });
});

test('figures read as a table writes them', () => {
  const row = aRow('a', { scored: 3, conceded: 7, winPercentage: 0.5, gamesBehind: 0 });
  const read = (sport: Parameters<typeof columnsOf>[0], label: string) =>
    columnsOf(sport)
      .find((column) => column.label === label)
      ?.read(row);
  expect(read('football', 'GD')).toBe('−4');
  expect(read('basketball', 'PCT')).toBe('.500');
  expect(read('basketball', 'GB')).toBe('–');
  expect(read('tennis', 'Sets')).toBe('3:7');
});

test('a streak counts from the newest result back', () => {
  expect(streakOf([])).toBe('–');
  expect(streakOf(['W', 'L', 'W', 'W'])).toBe('W2');
  expect(streakOf(['L', 'L', 'L', 'L', 'L'])).toBe('L5+');
  expect(streakOf(['D'])).toBe('D1');
});

import { describe, expect, test } from 'vitest';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { columnsOf, streakOf } from './columns.ts';
import { aRow } from './testing/standings.ts';

const t = textOf('en');
const labels = (sport: SportKey) => columnsOf(t, sport).map(({ label }) => label);

describe('the columns of', () => {
  test.each([
    ['football', 'P W D L GF GA GD Pts'],
    ['basketball', 'W L PCT GB Strk'],
    ['baseball', 'W L PCT GB Strk'],
    ['american-football', 'W L T PCT PF PA Diff Strk'],
    ['volleyball', 'P W L Sets Points Pts'],
    ['tennis', 'P W L Sets Games'],
    ['badminton', 'P W L Sets Points'],
  ] as const)('%s are %s', (sport, expected) => {
    expect(labels(sport).join(' ')).toBe(expected);
  });

  test.each([
    ['football', 'P W D L GD Pts'],
    ['basketball', 'W L PCT GB Strk'],
    ['american-football', 'W L T PCT Strk'],
    ['tennis', 'P W L Sets Games'],
  ] as const)('%s on a phone are %s', (sport, expected) => {
    const narrow = columnsOf(t, sport).filter(({ isWide }) => !isWide);
    expect(narrow.map(({ label }) => label).join(' ')).toBe(expected);
  });

  test('every sport include exactly one main column that is short enough for a phone', () => {
    for (const sport of ['football', 'basketball', 'tennis', 'volleyball', 'baseball'] as const)
      expect(columnsOf(t, sport).filter(({ isMain, isShort }) => isMain && isShort)).toHaveLength(
        1,
      );
  });
});

test.each<[SportKey, string]>([
  ['football', 'P 20 W 12 D 5 L 3 GF 41 GA 30 GD +11 Pts 39'],
  ['handball', 'P 20 W 12 D 5 L 3 GF 41 GA 30 GD +11 Pts 39'],
  ['basketball', 'W 12 L 3 PCT .725 GB 1.5 Strk W2'],
  ['baseball', 'W 12 L 3 PCT .725 GB 1.5 Strk W2'],
  ['american-football', 'W 12 L 3 T 5 PCT .725 PF 41 PA 30 Diff +11 Strk W2'],
  ['volleyball', 'P 20 W 12 L 3 Sets 41:30 Points 900:870 Pts 39'],
  ['tennis', 'P 20 W 12 L 3 Sets 41:30 Games 900:870'],
  ['table-tennis', 'P 20 W 12 L 3 Sets 41:30 Points 900:870'],
  ['badminton', 'P 20 W 12 L 3 Sets 41:30 Points 900:870'],
  ['beach-volley', 'P 20 W 12 L 3 Sets 41:30 Points 900:870'],
])('each column of %s shows its own figure', (sport, expected) => {
  const row = aRow('a', {
    played: 20,
    won: 12,
    drawn: 5,
    lost: 3,
    scored: 41,
    conceded: 30,
    rally: { scored: 900, conceded: 870 },
    points: 39,
    winPercentage: 0.725,
    gamesBehind: 1.5,
    form: ['L', 'W', 'W'],
  });
  const shown = columnsOf(t, sport).map(({ label, read }) => `${label} ${read(row)}`);
  expect(shown.join(' ')).toBe(expected);
});

test('figures have the format of a table', () => {
  const row = aRow('a', { scored: 3, conceded: 7, winPercentage: 0.5, gamesBehind: 0 });
  const read = (sport: SportKey, label: string) =>
    columnsOf(t, sport)
      .find((column) => column.label === label)
      ?.read(row);
  expect(read('football', 'GD')).toBe('−4');
  expect(read('basketball', 'PCT')).toBe('.500');
  expect(read('basketball', 'GB')).toBe('–');
  expect(read('tennis', 'Sets')).toBe('3:7');
});

test('a streak counts from the newest result back', () => {
  expect(streakOf(t, [])).toBe('–');
  expect(streakOf(t, ['W', 'L', 'W', 'W'])).toBe('W2');
  expect(streakOf(t, ['L', 'L', 'L', 'L', 'L'])).toBe('L5+');
  expect(streakOf(t, ['D'])).toBe('D1');
});

test('a table has the labels and the number format of the visitor’s language', () => {
  const columns = columnsOf(textOf('pt-BR'), 'basketball');
  const row = aRow('a', { winPercentage: 0.5, gamesBehind: 1.5, form: ['L', 'W', 'W'] });
  expect(columns.map(({ label, read }) => `${label} ${read(row)}`).slice(-3)).toEqual([
    '%V 0,500',
    'Dif. 1,5',
    'Seq. V2',
  ]);
});

test('the point of a share of wins stands at its left in Arabic', () => {
  const columns = columnsOf(textOf('ar'), 'basketball');
  const share = columns.find(({ key }) => key === 'win-percentage');
  expect(share?.read(aRow('a', { winPercentage: 0.5 }))).toBe('\u200e.500');
});

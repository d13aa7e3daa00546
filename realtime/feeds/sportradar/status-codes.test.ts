import { expect, test } from 'vitest';
import type { EventStatus } from '../../sports/event-status.ts';
import type { MatchStatus } from '../../sports/match-status.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';
import { hasMatchStatus } from '../../sports/periods.ts';
import { meaningOfCode, meaningOfName, STATUS_CODES } from './status-codes.ts';

type Expected = MatchStatus | undefined;
type Row = readonly [
  code: number,
  status: EventStatus,
  football: Expected,
  basketball: Expected,
  tennis: Expected,
  baseball: Expected,
];

function everywhere(code: number, status: EventStatus, matchStatus?: MatchStatus): Row {
  return [code, status, matchStatus, matchStatus, matchStatus, matchStatus];
}

const ROWS: readonly Row[] = [
  everywhere(0, 'NotStarted', 'Not start'),
  [1, 'Live', 'H1', 'Q1', 'S1', 'I1'],
  [2, 'Live', 'H2', 'Q2', 'S2', 'I2'],
  [3, 'Live', 'ET1', 'Q3', 'S3', 'I3'],
  [4, 'Live', 'ET2', 'Q4', 'S4', 'I4'],
  [5, 'Live', undefined, 'OT', 'S5', 'I5'],
  [6, 'Live', 'H1', 'H1', undefined, undefined],
  [7, 'Live', 'H2', 'H2', undefined, undefined],
  [8, 'Live', undefined, undefined, 'S1', undefined],
  [9, 'Live', undefined, undefined, 'S2', undefined],
  [10, 'Live', undefined, undefined, 'S3', undefined],
  [11, 'Live', undefined, undefined, 'S4', undefined],
  [12, 'Live', undefined, undefined, 'S5', undefined],
  [13, 'Live', undefined, 'Q1', undefined, undefined],
  [14, 'Live', undefined, 'Q2', undefined, undefined],
  [15, 'Live', undefined, 'Q3', undefined, undefined],
  [16, 'Live', undefined, 'Q4', undefined, undefined],
  everywhere(20, 'Live'),
  everywhere(21, 'Live'),
  everywhere(30, 'Live', 'Break'),
  [31, 'Live', 'HT', 'HT', 'Break', 'Break'],
  everywhere(32, 'Live', 'Break'),
  [33, 'Live', 'ETHT', 'Break', 'Break', 'Break'],
  everywhere(34, 'Live', 'Break'),
  everywhere(35, 'Live', 'Break'),
  everywhere(36, 'Live', 'Break'),
  [40, 'Live', 'ET1', 'OT', undefined, undefined],
  [41, 'Live', 'ET1', 'OT', undefined, undefined],
  [42, 'Live', 'ET2', 'OT', undefined, undefined],
  [50, 'Live', 'PEN', undefined, undefined, undefined],
  [51, 'Live', 'PEN', undefined, undefined, undefined],
  [52, 'Live', 'PEN', undefined, undefined, undefined],
  everywhere(60, 'Postponed'),
  everywhere(61, 'Delayed'),
  everywhere(70, 'Cancelled'),
  everywhere(80, 'Interrupted'),
  everywhere(81, 'Suspended'),
  everywhere(90, 'Abandoned'),
  ...[91, 93, 94].map((code) => everywhere(code, 'Ended', 'Walkover')),
  ...[92, 95, 96].map((code) => everywhere(code, 'Ended', 'Retired')),
  ...[97, 98].map((code) => everywhere(code, 'Ended', 'Defaulted')),
  everywhere(100, 'Ended', 'Ended'),
  [110, 'Ended', 'AET', 'AET', 'Ended', 'AET'],
  [120, 'Ended', 'AP', 'Ended', 'Ended', 'Ended'],
  ...[301, 302, 303, 304, 305, 306].map((code) => everywhere(code, 'Live', 'Break')),
  ...Array.from({ length: 20 }, (_, index): Row => {
    const inning = (['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10'] as const)[
      Math.floor(index / 2)
    ];
    return [401 + index, 'Live', undefined, undefined, undefined, inning];
  }),
  [441, 'Live', undefined, undefined, undefined, undefined],
  [442, 'Live', undefined, undefined, undefined, undefined],
];

function reported(code: number, sport: SportKey): Expected {
  return meaningOfCode(code)?.matchStatus(sport);
}

test.each(ROWS)('code %i means %s', (code, status, football, basketball, tennis, baseball) => {
  expect(meaningOfCode(code)?.status).toBe(status);
  expect({
    football: reported(code, 'football'),
    basketball: reported(code, 'basketball'),
    tennis: reported(code, 'tennis'),
    baseball: reported(code, 'baseball'),
  }).toEqual({ football, basketball, tennis, baseball });
});

test.each([
  [91, undefined],
  [92, undefined],
  [93, 'home'],
  [94, 'away'],
  [95, 'away'],
  [96, 'home'],
  [97, 'away'],
  [98, 'home'],
])('code %i says that %s won', (code, winner) => {
  expect(meaningOfCode(code)?.winner).toBe(winner);
});

test('these tests cover every code of the table, and each code is unique', () => {
  const codes = STATUS_CODES.flatMap(({ code }) => code ?? []).toSorted((a, b) => a - b);
  expect(codes).toEqual(ROWS.map(([code]) => code).toSorted((a, b) => a - b));
  expect(new Set(codes).size).toBe(codes.length);
});

test.each(ALL_SPORTS)(
  'the rooms support every match status that $key can have',
  ({ key, periods }) => {
    const statuses = STATUS_CODES.flatMap(({ matchStatus }) => matchStatus(key) ?? []);
    expect(statuses.filter((status) => !hasMatchStatus(periods, status))).toEqual([]);
  },
);

test.each([
  ['table-tennis', 442, 'S7'],
  ['table-tennis', 441, 'S6'],
  ['beach-volley', 10, 'S3'],
  ['beach-volley', 11, undefined],
  ['badminton', 2, 'S2'],
  ['volleyball', 12, 'S5'],
  ['handball', 6, 'H1'],
  ['handball', 33, 'ETHT'],
  ['american-football', 16, 'Q4'],
  ['american-football', 6, undefined],
  ['american-football', 31, 'HT'],
] as const)('in %s code %i is %s', (sport, code, expected) => {
  expect(reported(code, sport)).toBe(expected);
});

test('names are unique and have the meaning of their codes, in any case', () => {
  expect(meaningOfName('1st_half')?.code).toBe(6);
  expect(meaningOfName('7th_set')?.code).toBe(442);
  expect(meaningOfName('Halftime')?.code).toBe(31);
  expect(meaningOfName('4th_quarter')?.code).toBe(16);
  expect(meaningOfName('9th_inning_bottom')?.code).toBe(418);
  expect(meaningOfName('extra_inning_top')?.code).toBe(419);
  expect(meaningOfName('defaulted')).not.toHaveProperty('winner');
  expect(meaningOfName('sudden_golden_ball')).toBeUndefined();
  const names = STATUS_CODES.flatMap((meaning) => meaning.names);
  expect(new Set(names).size).toBe(names.length);
});

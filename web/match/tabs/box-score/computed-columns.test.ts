import { expect, test } from 'vitest';
import { BOX_SCORES } from '../../../../realtime/sports/box-score.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import { shownColumns, valueIn } from './computed-columns.ts';

const [BASKETBALL] = BOX_SCORES.basketball;
const [PASSING] = BOX_SCORES['american-football'];
const DEFINITIONS = Object.values(BOX_SCORES).flatMap((groups) =>
  groups.flatMap(({ computed = [] }) => computed),
);
const keysOf = (...args: Parameters<typeof shownColumns>) =>
  shownColumns(...args).map(({ key }) => key);

test('a percentage follows its attempts, and a mean its sum', () => {
  expect(
    keysOf(['field-goals', 'field-goals-attempted', 'free-throws', 'fouls'], BASKETBALL),
  ).toEqual([
    'field-goals',
    'field-goals-attempted',
    'field-goal-percentage',
    'free-throws',
    'fouls',
  ]);
  expect(keysOf(['completions', 'passing-attempts', 'passing-yards'], PASSING)).toEqual([
    'completions',
    'passing-attempts',
    'passing-yards',
    'yards-per-attempt',
  ]);
});

test('a table without a definition shows the reported columns alone', () => {
  expect(keysOf(['carries', 'rushing-yards'], undefined)).toEqual(['carries', 'rushing-yards']);
});

test.each([
  ['field-goal-percentage', { 'field-goals': 7, 'field-goals-attempted': 21 }, 33.3],
  ['field-goal-percentage', { 'field-goals': 0, 'field-goals-attempted': 3 }, 0],
  ['field-goal-percentage', { 'field-goals': 0, 'field-goals-attempted': 0 }, null],
  ['field-goal-percentage', { 'field-goals': 2 }, null],
  ['free-throw-percentage', { 'free-throws': 4, 'free-throws-attempted': 4 }, 100],
  // 1.45 is a little less in binary.
  ['yards-per-carry', { 'rushing-yards': 29, carries: 20 }, 1.5],
  ['yards-per-carry', { 'rushing-yards': -3, carries: 2 }, -1.5],
  ['yards-per-carry', { carries: 2 }, null],
])('the figure %s of %j is %s', (key, values: Record<string, number>, expected) => {
  const definition = DEFINITIONS.find((each) => each.key === key);
  expect(definition && valueIn({ key, definition }, values)).toBe(expected);
});

test.each(Object.values(SPORTS))(
  '$key computes columns from its own of the same table',
  (sport) => {
    const foreign = BOX_SCORES[sport.key].flatMap(({ columns, computed = [] }) => {
      const keys = new Set<string>(columns.map(({ key }) => key));
      return computed.flatMap(({ value, per }) => [value, per]).filter((key) => !keys.has(key));
    });
    expect(foreign).toEqual([]);
  },
);

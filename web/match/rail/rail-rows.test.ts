import { expect, test } from 'vitest';
import { aRow } from '../../standings/testing/standings.ts';
import { railRows } from './rail-rows.ts';

const table = Array.from({ length: 12 }, (_, index) => aRow(String(index + 1)));

test.each([
  ['both at the top', ['1', '2'], '1 2 3 4 5 6'],
  ['both together in the middle', ['6', '7'], '4 5 6 7 8 9'],
  ['one at each end', ['1', '12'], '1 2 3 10 11 12'],
  ['one alone', ['12'], '7 8 9 10 11 12'],
])('the table beside a match with its teams %s shows the rows around them', (_, teams, shown) => {
  const rows = railRows(table, new Set(teams), 6);
  expect(rows.map(({ team }) => team.id).join(' ')).toBe(shown);
});

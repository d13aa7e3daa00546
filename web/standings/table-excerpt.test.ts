import { expect, test } from 'vitest';
import { excerptRows, tableOf } from './table-excerpt.ts';
import { aRow } from './testing/standings.ts';

const table = { group: 'A', zones: [], rows: [...'abcdefgh'].map((id) => aRow(id)) };
const ids = (size: number, teamId?: string) =>
  excerptRows(table, size, teamId)
    .map(({ team }) => team.id)
    .join('');

test('an excerpt is the head of a table, or the rows around a team', () => {
  expect(ids(3)).toBe('abc');
  expect(ids(3, 'd')).toBe('cde');
  expect(ids(5, 'a')).toBe('abcde');
  expect(ids(5, 'h')).toBe('defgh');
  expect(ids(20, 'd')).toBe('abcdefgh');
});

test('a team gets the table that contains it, and no other', () => {
  const other = { ...table, group: 'B', rows: [aRow('x')] };
  expect(tableOf([table, other], 'x')).toBe(other);
  expect(tableOf([table, other])).toBe(table);
  expect(tableOf([table, other], 'y')).toBeUndefined();
});

import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { expect, test } from 'vitest';
import { idSchema } from './primitives.ts';
import { parseAnswer, rowsSchema } from './rows.ts';

const row = v.object({ id: idSchema, at: timeSchema });
const schema = v.object({
  name: idSchema,
  tables: rowsSchema(v.object({ rows: rowsSchema(row) })),
});
const good = { id: 'a', at: 0 };

test('Only an invalid row is left out, and its path is reported', () => {
  const rows = [good, { ...good, id: 'l\ud800' }, { id: 'b', at: 8.64e15 }, { id: 'c', at: -1 }];
  const body = { name: 'n', tables: [{ rows }, { rows: [good] }, { rows: null }, 7] };
  expect(parseAnswer(schema, body)).toEqual({
    kind: 'ok',
    output: { name: 'n', tables: [{ rows: [good, { id: 'c', at: -1 }] }, { rows: [good] }] },
    faults: ['tables.0.rows.1.id', 'tables.0.rows.2.at', 'tables.2.rows'],
  });
  expect(v.is(schema, body)).toBe(false);
});

test('A valid response has no faults', () => {
  const body = { name: 'n', tables: [{ rows: [good] }] };
  expect(parseAnswer(schema, body)).toEqual({ kind: 'ok', output: body, faults: [] });
  expect(v.is(schema, body)).toBe(true);
});

test.each([
  ['name', { name: '..', tables: [{ rows: [{}] }] }],
  ['tables', { name: 'n', tables: {} }],
  ['', null],
])('An invalid value outside of rows fails the response: %s', (fault, body) => {
  expect(parseAnswer(schema, body)).toEqual({ kind: 'malformed', fault });
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchDetailsSchema } from '../../protocol/details.ts';
import { lineupsOf, lineupsSchema } from './lineups.ts';
import { lineups, MATCH, stamp } from './testing/messages.ts';

const reported = (body: object) =>
  lineupsOf(v.parse(lineupsSchema, { generated_at: stamp(0), ...body }));

test('a team sheet lists its starters in formation order, then the bench', () => {
  const sheets = reported(lineups(true));
  expect(v.parse(matchDetailsSchema, { matchId: MATCH, occurredAt: 0, lineups: sheets })).toEqual({
    matchId: MATCH,
    occurredAt: 0,
    lineups: sheets,
  });
  expect(sheets.home).toEqual({
    confirmed: true,
    formation: '4-3-3',
    coach: 'Kim Dale',
    starters: [
      { id: 'sr:player:1', name: 'Uma Moor', number: 1, position: 'GK' },
      { id: 'sr:player:2', name: 'Eva Birk', number: 9, position: 'FW' },
    ],
    substitutes: [{ id: 'sr:player:3', name: 'Ida Ash', position: 'MF' }],
  });
});

test.each<[what: string, body: object, sides: string[]]>([
  ['nobody has reported', {}, []],
  ['without starters', { lineups: { competitors: [{ qualifier: 'home', players: [] }] } }, []],
  [
    'with someone who has no name',
    {
      lineups: {
        competitors: [
          { qualifier: 'away', players: [{ id: 1 }, { id: 'p', name: 'Ash, Ida', starter: true }] },
        ],
      },
    },
    ['away'],
  ],
])('lists the known sides of a sheet %s', (_, body, sides) => {
  expect(Object.keys(reported(body))).toEqual(sides);
});

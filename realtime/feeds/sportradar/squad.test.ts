import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';
import { profileSchema, squadPlayersOf } from './squad.ts';
import { profile } from './testing/messages.ts';

const playersOf = (answer: object, sport: SportKey = 'football') =>
  squadPlayersOf(v.parse(profileSchema, answer), SPORTS[sport]);

test('a squad excludes a player who is on loan to another team', () => {
  expect(playersOf(profile('sr:competitor:5'))).toEqual([
    {
      id: 'sr:player:1',
      name: 'Uma Moor',
      number: 1,
      position: 'GK',
      birthDate: '1999-02-03',
      nation: 'br',
    },
    { id: 'sr:player:2', name: 'Eva Birk', number: 9, position: 'FW' },
  ]);
});

test.each<[sport: SportKey, type: string, position: string]>([
  ['football', 'defender', 'DF'],
  ['football', 'Midfielder', 'MF'],
  ['basketball', 'G', 'G'],
  ['basketball', 'F-C', 'F-C'],
  ['basketball', 'forward', 'F'],
  ['basketball', 'point_guard', 'PG'],
  ['handball', 'goalkeeper', 'GK'],
  ['handball', 'left_wing', 'LW'],
  ['handball', 'pivot', 'P'],
  ['volleyball', 'outside hitter', 'OH'],
  ['volleyball', 'libero', 'L'],
  ['american-football', 'wide_receiver', 'WR'],
  ['american-football', 'quarterback', 'QB'],
  ['baseball', 'pitcher', 'P'],
  ['baseball', '1B', '1B'],
  ['baseball', 'Utility', 'Utility'],
])('in %s the position %s is %s', (sport, type, position) => {
  const players = [{ id: 'sr:player:1', name: 'Birk, Eva', type }];
  expect(playersOf({ players }, sport)).toMatchObject([{ position }]);
});

const member = { id: 'sr:player:1', name: 'Birk, Eva' };

test.each<[what: string, reported: object, known: object]>([
  ['nothing more', {}, {}],
  ['empty members', { type: '', nationality: '', country_code: '' }, {}],
  ['members that are null', { type: null, jersey_number: null, date_of_birth: null }, {}],
  ['a number that is a text', { jersey_number: '09' }, {}],
  ['a number that no shirt has', { jersey_number: 1_000 }, {}],
  ['a number of 0', { jersey_number: 0 }, { number: 0 }],
  ['a year of birth alone', { date_of_birth: '1999' }, {}],
  ['a nation by its name', { nationality: 'Korea Republic' }, { nation: 'kr' }],
  ['a part of a nation', { country_code: 'SCO' }, { nation: 'gb-sct' }],
  ['a code of no nation', { country_code: 'ZZZ', nationality: 'Atlantis' }, {}],
])('a player with %s keeps only valid members', (_what, reported, known) => {
  expect(playersOf({ players: [{ ...member, ...reported }] })).toEqual([
    { id: member.id, name: 'Eva Birk', ...known },
  ]);
});

test.each<[what: string, answer: object]>([
  ['no list', {}],
  ['a list that is none', { players: null }],
  ['players without an id or a name', { players: [{ name: 'Birk, Eva' }, { id: 'sr:player:1' }] }],
  ['what are no players', { players: [null, 'Birk, Eva', 7] }],
])('a profile with %s has no squad', (_what, answer) => {
  expect(playersOf(answer)).toEqual([]);
});

test('a squad is limited to the number of players that the catalogue accepts', () => {
  const players = Array.from({ length: 230 }, (_, at) => ({ ...member, id: `sr:player:${at}` }));
  expect(playersOf({ players })).toHaveLength(200);
});

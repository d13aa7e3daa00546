import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { envelopeSchema } from '../../../contracts/envelope.ts';
import {
  foundEventsSchema,
  foundPlayersSchema,
  foundTeamsSchema,
} from '../../../contracts/search.ts';
import { call } from '../../../testing/call.ts';
import { notingSql } from '../../../testing/read-sql.ts';
import { wholeDetails } from '../../../testing/details.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { signed } from '../../../testing/signed.ts';

const team = (id: string, name: string) => ({ id, name, shortName: name.slice(0, 3) });
const EMBERLEIGH = team('se-1', 'Emberleigh Rovers');
const SAO = team('se-2', 'São Corvelo');

const matchId = newMatchId();

beforeAll(async () => {
  const squad = {
    sportId: 1,
    seasonId: 'se-2026',
    team: SAO,
    players: [{ id: 'se-p', name: 'Otávio Nogaroso', number: 9 }],
  };
  const matches = [
    {
      matchId,
      fixture: fixture({ home: EMBERLEIGH, away: SAO }),
      season: { id: 'se-2026', name: '2026' },
    },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches, squads: [squad] }));
  await call(
    signed('/ingest/v1/details', { source: 'test', details: [wholeDetails(matchId, 'se')] }),
  );
});

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { body } = await call(`/api/media/v1/${path}`);
  return v.parse(schema, v.parse(envelopeSchema(v.unknown()), body).data);
}

it.each([
  ['two letters swapped', 'emberliegh'],
  ['a letter left out', 'embrleigh'],
  ['a letter too many', 'emberrleigh'],
  ['another letter', 'enberleigh rovers'],
  ['a word half typed', 'emberli'],
  ['the other word mistyped', 'ember rovesr'],
])('a team is found with %s: %s', async (_name, keyword) => {
  const query = new URLSearchParams({ keyword });
  const { items } = await data(`search/team?${query}`, foundTeamsSchema);
  expect(items.map(({ teamId }) => teamId)).toEqual([EMBERLEIGH.id]);
});

it.each(['sao corvello', 'SÃO CORVLEO'])('%s finds a team with any diacritics', async (keyword) => {
  const query = new URLSearchParams({ keyword });
  const { items } = await data(`search/team?${query}`, foundTeamsSchema);
  expect(items.map(({ teamId }) => teamId)).toEqual([SAO.id]);
});

it.each(['zzzzzzzz', 'emb rovesr quarry', 'emx'])('%s finds no team', async (keyword) => {
  const query = new URLSearchParams({ keyword });
  const found = await data(`search/team?${query}`, foundTeamsSchema);
  expect(found).toMatchObject({ items: [], total: 0 });
});

it('a player is found with the team of the squad', async () => {
  const found = await data('search/player?keyword=otavio+nogarozo', foundPlayersSchema);
  expect(found.items).toMatchObject([{ playerId: 'se-p', team: { teamId: SAO.id } }]);
});

it('a player without a squad is found with the team of the last match', async () => {
  const { items } = await data('search/player?keyword=ada+gray&size=100', foundPlayersSchema);
  const teamOf = new Map(items.map(({ playerId, team: own }) => [playerId, own?.teamId]));
  expect(teamOf.get('se-h-1')).toBe(EMBERLEIGH.id);
  expect(teamOf.get('se-a-1')).toBe(SAO.id);
});

it.each([
  'Emberleigh vs São Corvelo',
  'sao corvelo v emberleigh rovers',
  'emberleigh x corvelo',
  'Corvelo - Emberleigh',
  'emberleigh rovers sao corvelo',
  'corvelo emberliegh',
])('a match is found by its two teams: %s', async (keyword) => {
  const query = new URLSearchParams({ keyword });
  const { items, total, leagues } = await data(`search/event?${query}`, foundEventsSchema);
  expect(items.map(({ eventId }) => eventId)).toEqual([matchId]);
  expect(total).toBe(1);
  expect(leagues).toHaveLength(1);
});

it.each([
  ['one team', 'emberleigh rovers'],
  ['one word', 'emberleigh'],
  ['a team that is none', 'emberleigh vs zzzzzz'],
  ['three sides', 'emberleigh vs corvelo vs emberleigh'],
  ['a side alone', ' vs emberleigh'],
])('%s finds no match: %s', async (_name, keyword) => {
  const query = new URLSearchParams({ keyword });
  const { items } = await data(`search/event?${query}`, foundEventsSchema);
  expect(items).toEqual([]);
});

/** Returns how many mistyped words a search looks up, and how many statements it sends. */
async function costOf(path: string) {
  const { sql, env } = notingSql();
  const { status } = await call(`/api/media/v1/${path}`, env);
  expect(status).toBe(200);
  return {
    mistyped: sql.filter((text) => text.includes('search_word_parts')).length,
    all: sql.length,
  };
}

it.each([
  'search/team?keyword=emberleigh+rovers',
  'search/player?keyword=otavio',
  'search/event?keyword=emberleigh+vs+corvelo',
  'search/event?keyword=emberleigh+corvelo',
  'search/event?keyword=emberleigh+rovers',
])('%s looks for no mistyped word, since the words as they are find something', async (path) => {
  expect((await costOf(path)).mistyped).toBe(0);
});

const MANY = 'abcde bcdef cdefg defgh efghi fghij ghijk hijkl ijklm jklmn klmno lmnop';

it.each(['search/team', 'search/league', 'search/player', 'search/event'])(
  '%s reads six words of twelve',
  async (path) => {
    const query = new URLSearchParams({ keyword: MANY });
    const { mistyped, all } = await costOf(`${path}?${query}`);
    expect(mistyped).toBe(6);
    // What is known and what is alike for each, and at most eleven lists of teams.
    expect(all).toBeLessThanOrEqual(12 + 11);
  },
);

it('words after the sixth do not matter', async () => {
  const query = new URLSearchParams({ keyword: `emberleigh ${'rovers '.repeat(5)} quarry` });
  const { items } = await data(`search/team?${query}`, foundTeamsSchema);
  expect(items.map(({ teamId }) => teamId)).toEqual([EMBERLEIGH.id]);
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { envelopeSchema } from '../../contracts/envelope.ts';
import { eventDetailSchema } from '../../contracts/event.ts';
import { squadWireSchema } from '../../contracts/squad.ts';
import { standingsSchema } from '../../contracts/standings.ts';
import { call } from '../../testing/call.ts';
import { fixture, newMatchId } from '../../testing/football.ts';
import { signed } from '../../testing/signed.ts';

const league = { id: 'extras-cup', name: 'Extras Cup' };
const season = { id: 'extras-cup-2026', name: '2026' };
const [elm, fir, yew] = ['Elm', 'Fir', 'Yew'].map((name) => ({
  id: `extras-${name}`,
  name,
  shortName: name,
}));
if (!elm || !fir || !yew) throw new Error('three teams');
const matchId = newMatchId();
const keeper = { id: 'extras-p1', name: 'Ona Vidal', number: 1, position: 'GK', club: 'Elm Town' };
const striker = { id: 'extras-p2', name: 'Mara Lind', number: 9, birthDate: '2000-05-17' };
const request = {
  source: 'test',
  matches: [
    {
      matchId,
      season,
      venueId: 'extras-ground',
      fixture: fixture({ league, home: elm, away: fir, group: 'Group A', venue: 'Lynn' }),
    },
  ],
  venues: [{ id: 'extras-ground', name: 'Mill Road', city: 'Lynn', capacity: 9_000 }],
  groups: [{ sportId: 1, seasonId: season.id, name: 'Group A', teams: [elm, fir, yew] }],
  squads: [{ sportId: 1, seasonId: season.id, team: elm, players: [striker, keeper] }],
};

const send = async (body: object) => (await call(signed('/ingest/v1/catalogue', body))).body;

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { body } = await call(`/api/media/v1/${path}`);
  return v.parse(schema, v.parse(envelopeSchema(v.unknown()), body).data);
}

describe('an import with venues, groups and squads', () => {
  it('creates each record once, and changes nothing when repeated', async () => {
    expect(await send(request)).toEqual({ created: 4, updated: 0, unchanged: 0 });
    expect(await send(request)).toEqual({ created: 0, updated: 0, unchanged: 4 });
  });

  it('gives a match its venue', async () => {
    expect(await data(`events/${matchId}`, eventDetailSchema)).toMatchObject({
      event: { fixtureVenue: 'Lynn' },
      venue: { venueName: 'Mill Road', venueCapacity: 9_000, venueCountry: null },
    });
  });

  it('puts a team that has no match yet into the table of its group', async () => {
    const { tables } = await data('leagues/extras-cup/standings', standingsSchema);
    expect(tables.map(({ rows }) => rows.map(({ teamName }) => teamName))).toEqual([
      ['Elm', 'Fir', 'Yew'],
    ]);
  });

  it('lists a squad by shirt number, or an empty one for a team without a squad', async () => {
    expect(await data('teams/extras-Elm/squad', squadWireSchema)).toMatchObject({
      season: { seasonName: '2026' },
      players: [
        { playerName: 'Ona Vidal', position: 'GK', playerBirthDate: null },
        { playerName: 'Mara Lind', shirtNumber: 9, club: null },
      ],
    });
    expect(await data('teams/extras-Fir/squad', squadWireSchema)).toMatchObject({
      season: null,
      players: [],
    });
    expect((await call('/api/media/v1/teams/none/squad')).status).toBe(404);
  });

  it('replaces a squad that changed', async () => {
    const players = [{ ...striker, number: 10 }];
    const squads = [{ sportId: 1, seasonId: season.id, team: elm, players }];
    expect(await send({ ...request, squads })).toEqual({ created: 0, updated: 1, unchanged: 3 });
    const { players: listed } = await data('teams/extras-Elm/squad', squadWireSchema);
    expect(listed.map(({ shirtNumber }) => shirtNumber)).toEqual([10]);
  });
});

it('a group loses the team that it no longer lists', async () => {
  const groups = [{ sportId: 1, seasonId: season.id, name: 'Group A', teams: [elm, fir] }];
  expect(await send({ ...request, groups })).toMatchObject({ created: 0, updated: 2 });
  expect(await send({ ...request, groups })).toEqual({ created: 0, updated: 0, unchanged: 4 });
  const { tables } = await data('leagues/extras-cup/standings', standingsSchema);
  expect(tables.map(({ rows }) => rows.map(({ teamName }) => teamName))).toEqual([['Elm', 'Fir']]);
});

it('a group that lists no team any more has none', async () => {
  const withGroup = (teams: object[]) => ({
    ...request,
    groups: [{ sportId: 1, seasonId: season.id, name: 'Group B', teams }],
  });
  expect(await send(withGroup([]))).toEqual({ created: 0, updated: 0, unchanged: 3 });
  expect(await send(withGroup([yew]))).toEqual({ created: 1, updated: 0, unchanged: 3 });
  expect(await send(withGroup([]))).toEqual({ created: 0, updated: 1, unchanged: 3 });
  const { tables } = await data('leagues/extras-cup/standings', standingsSchema);
  expect(tables.map(({ rows }) => rows.map(({ teamName }) => teamName))).toEqual([['Elm', 'Fir']]);
});

describe('a squad with yields: true', () => {
  const own = { id: 'extras-feed', name: 'Extras by feed' };
  const [ash, oak] = ['Ash', 'Oak'].map((name) => ({ id: `feed-${name}`, name, shortName: name }));
  if (!ash || !oak) throw new Error('two teams');
  const matches = [
    { matchId: newMatchId(), season: own, fixture: fixture({ league, home: ash, away: oak }) },
  ];
  const squad = (team: typeof ash, ...ids: string[]) => ({
    sportId: 1,
    seasonId: own.id,
    team,
    players: ids.map((id) => ({ id, name: `Player ${id}` })),
  });
  const sendSquad = (one: object) => send({ source: 'test', matches, squads: [one] });
  const playersOf = async ({ id }: typeof ash) =>
    (await data(`teams/${id}/squad`, squadWireSchema)).players.map(({ playerId }) => playerId);

  it('does not replace the squad of another source', async () => {
    await sendSquad(squad(ash, 'own-1', 'own-2'));
    const answer = await sendSquad({ ...squad(ash, 'sr:player:1'), yields: true });
    expect(answer).toEqual({ created: 0, updated: 0, unchanged: 2 });
    expect(await playersOf(ash)).toEqual(['own-1', 'own-2']);
  });

  it('is stored where there is no squad, and replaces an earlier one of its own source', async () => {
    await sendSquad({ ...squad(oak, 'sr:player:1', 'sr:player:2'), yields: true });
    expect(await playersOf(oak)).toEqual(['sr:player:1', 'sr:player:2']);
    const later = { ...squad(oak, 'sr:player:2', 'sr:player:3'), yields: true };
    expect(await sendSquad(later)).toEqual({ created: 0, updated: 1, unchanged: 1 });
    expect(await sendSquad(later)).toEqual({ created: 0, updated: 0, unchanged: 2 });
    expect(await playersOf(oak)).toEqual(['sr:player:2', 'sr:player:3']);
  });

  it('is replaced by the squad of another source', async () => {
    await sendSquad(squad(oak, 'own-3'));
    expect(await playersOf(oak)).toEqual(['own-3']);
  });
});

const quay = { id: 'extras-quay', name: 'Quayside', city: 'Harbour', country: 'ENG' };

it.each([
  ['an update', quay, { venueName: 'Quayside', venueCity: 'Harbour', venueCountry: 'gb-eng' }],
  ['one that says less', { id: quay.id, name: 'New Quayside' }, { venueName: 'New Quayside' }],
])(
  'stores the venue in the fixture, and keeps fields that it omits: %s',
  async (_what, ground, known) => {
    const reported = newMatchId();
    const own = fixture({ league, home: elm, away: fir, ground });
    const update = { matchId: reported, sequence: 1, occurredAt: own.startTime, fixture: own };
    await call(signed('/ingest/v1/updates', { source: 'test', updates: [update] }));
    expect(await data(`events/${reported}`, eventDetailSchema)).toMatchObject({
      event: { fixtureVenue: ground.name },
      venue: { venueCity: 'Harbour', venueCountry: 'gb-eng', ...known },
    });
  },
);

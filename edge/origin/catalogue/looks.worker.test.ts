import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Kit } from '../../../realtime/protocol/kit.ts';
import { envelopeSchema } from '../../contracts/envelope.ts';
import { eventDetailSchema } from '../../contracts/event.ts';
import { leagueWireSchema } from '../../contracts/league.ts';
import { foundTeamsSchema } from '../../contracts/search.ts';
import { squadWireSchema } from '../../contracts/squad.ts';
import { standingsSchema } from '../../contracts/standings.ts';
import { teamListSchema, teamWireSchema } from '../../contracts/team.ts';
import { call } from '../../testing/call.ts';
import { fixture, newMatchId } from '../../testing/football.ts';
import { signed } from '../../testing/signed.ts';

const picture = (name: string) => `https://img.example/${name}.png`;
const league = { id: 'looks-cup', name: 'Looks Cup', logoUri: picture('cup'), rank: 3 };
const season = { id: 'looks-cup-2026', name: '2026' };
const norway = {
  id: 'looks-norway',
  name: 'Norway',
  shortName: 'Norway',
  code: 'NOR',
  nation: 'no',
};
const kit: Kit = { first: '#0b3d91', second: '#ffffff', pattern: 'hoops' };
const elm = { id: 'looks-elm', name: 'Elm Town', shortName: 'Elm', logoUri: picture('elm'), kit };
const player = { id: 'looks-p1', name: 'Ona Vidal', nation: 'es', logoUri: picture('ona') };

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { body } = await call(`/api/media/v1/${path}`);
  const { data: found } = v.parse(envelopeSchema(schema), body);
  if (!found) throw new Error(`Nothing at ${path}`);
  return found;
}

it('returns logos, kits, nations, codes and ranks, and keeps them when a later source omits them', async () => {
  const matchId = newMatchId();
  const catalogue = {
    source: 'test',
    matches: [{ matchId, season, fixture: fixture({ league, home: norway, away: elm }) }],
    squads: [{ sportId: 1, seasonId: season.id, team: norway, players: [player] }],
  };
  await call(signed('/ingest/v1/catalogue', catalogue));
  const bare = ({ id, name, shortName }: Record<'id' | 'name' | 'shortName', string>) => ({
    id,
    name,
    shortName,
  });
  const silent = {
    matchId,
    sequence: 1,
    occurredAt: Date.UTC(2026, 10, 21, 15),
    fixture: fixture({
      league: { id: league.id, name: league.name },
      home: bare(norway),
      away: bare(elm),
    }),
  };
  await call(signed('/ingest/v1/updates', { source: 'test', updates: [silent] }));

  const detail = await data(`events/${matchId}`, eventDetailSchema);
  expect(detail.event).toMatchObject({
    fixtureHomeTeamCode: 'NOR',
    fixtureHomeTeamNation: 'no',
    fixtureAwayTeamLogoUri: picture('elm'),
    fixtureAwayTeamKit: kit,
  });
  expect(detail.event).not.toHaveProperty('fixtureHomeTeamKit');
  expect(detail.event).not.toHaveProperty('fixtureAwayTeamNation');
  expect(detail.league).toMatchObject({ leagueLogoUri: picture('cup'), leagueRank: 3 });
  expect(await data(`leagues/${league.id}`, leagueWireSchema)).toEqual(detail.league);
  expect(await data(`teams/${norway.id}`, teamWireSchema)).toMatchObject({
    teamCode: 'NOR',
    teamNation: 'no',
    teamLogoUri: null,
  });
  expect(await data(`teams/${norway.id}`, teamWireSchema)).not.toHaveProperty('teamKit');
  expect(await data(`teams/${elm.id}`, teamWireSchema)).toMatchObject({ teamKit: kit });
  const squad = await data(`teams/${norway.id}/squad`, squadWireSchema);
  expect(squad.players[0]).toMatchObject({ playerNation: 'es', playerLogoUri: picture('ona') });
});

it('replaces a kit by a newer one, and takes one that a squad brings', async () => {
  const club = { id: 'looks-gorse', name: 'Gorse', shortName: 'Gorse' };
  const send = async (members: object) => {
    const matches = [{ matchId: newMatchId(), season, fixture: fixture({ league, home: club }) }];
    await call(signed('/ingest/v1/catalogue', { source: 'test', matches, ...members }));
    return (await data(`teams/${club.id}`, teamWireSchema)).teamKit;
  };
  const squadIn = (own: object) => ({
    squads: [{ sportId: 1, seasonId: season.id, team: { ...club, kit: own }, players: [player] }],
  });
  expect(await send({})).toBeUndefined();
  expect(await send(squadIn(kit))).toEqual(kit);
  const plain = { first: '#0b3d91', second: '#ffffff' };
  expect(await send(squadIn(plain))).toEqual(plain);
  expect(await send({})).toEqual(plain);
});

it('returns the kit of a team in a search, a league and its table', async () => {
  const own = { id: 'looks-hoops', name: 'Hoops Division' };
  const home = { id: 'looks-sorrel', name: 'Sorrel Rangers', shortName: 'Sorrel', kit };
  const table = { id: 'looks-hoops-2026', name: '2026' };
  const matches = [
    { matchId: newMatchId(), season: table, fixture: fixture({ league: own, home, away: norway }) },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  const { items } = await data('search/team?keyword=sorrel', foundTeamsSchema);
  const listed = await data(`leagues/${own.id}/teams`, teamListSchema);
  const { tables } = await data(`leagues/${own.id}/standings`, standingsSchema);
  const rows = tables.flatMap((one) => one.rows);
  for (const teams of [items, listed, rows])
    expect(teams).toContainEqual(expect.objectContaining({ teamId: home.id, teamKit: kit }));
});

it.each([
  ['first', { ...kit, first: 'navy' }],
  ['pattern', { ...kit, pattern: 'tartan' }],
])('refuses a kit with an unknown %s', async (member, own) => {
  const home = { ...elm, kit: own };
  const body = {
    source: 'test',
    matches: [{ matchId: newMatchId(), fixture: { ...fixture(), home } }],
  };
  const { status, body: answer } = await call(signed('/ingest/v1/catalogue', body));
  expect(status).toBe(400);
  expect(answer).toMatchObject({ faults: [{ path: `matches[0].fixture.home.kit.${member}` }] });
});

it('refuses a logo that is not a picture URL', async () => {
  const home = { ...elm, logoUri: 'javascript:alert(1)' };
  const body = { source: 'test', matches: [{ matchId: newMatchId(), fixture: fixture({ home }) }] };
  const { status, body: answer } = await call(signed('/ingest/v1/catalogue', body));
  expect(status).toBe(400);
  expect(answer).toMatchObject({ faults: [{ path: 'matches[0].fixture.home.logoUri' }] });
});

it.each([
  ['DEU', 'de'],
  ['GER', 'de'],
  ['ENG', 'gb-eng'],
  ['fr', 'fr'],
  ['Middle Sea', 'Middle Sea'],
])('stores the country %s of a league and a venue as %s', async (country, kept) => {
  const matchId = newMatchId();
  const own = { id: `looks-${matchId}`, name: 'Elm League', country };
  const venue = { id: `looks-ground-${matchId}`, name: 'Mill Road', country };
  await call(
    signed('/ingest/v1/catalogue', {
      source: 'test',
      matches: [{ matchId, venueId: venue.id, fixture: fixture({ league: own }) }],
      venues: [venue],
    }),
  );
  expect(await data(`events/${matchId}`, eventDetailSchema)).toMatchObject({
    league: { leagueCountry: kept },
    venue: { venueCountry: kept },
  });
});

it('keeps the country of a club when a later update omits it', async () => {
  const club = { id: 'looks-thistle', name: 'Thistle', shortName: 'Thistle' };
  const send = (country?: string) => {
    const own = fixture({ league, home: { ...club, ...(country && { country }) } });
    const update = { matchId: newMatchId(), sequence: 1, occurredAt: own.startTime, fixture: own };
    return call(signed('/ingest/v1/updates', { source: 'test', updates: [update] }));
  };
  await send('SCO');
  await send();
  expect(await data(`teams/${club.id}`, teamWireSchema)).toMatchObject({ teamCountry: 'gb-sct' });
});

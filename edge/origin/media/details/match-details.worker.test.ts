import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { boxScoreSchema } from '../../../contracts/box-score.ts';
import { broadcastersSchema } from '../../../contracts/broadcasters.ts';
import { commentarySchema } from '../../../contracts/commentary.ts';
import { errorBodySchema } from '../../../contracts/envelope.ts';
import { lineupsSchema } from '../../../contracts/lineups.ts';
import { oddsSchema } from '../../../contracts/odds.ts';
import { statisticsSchema } from '../../../contracts/statistics.ts';
import { call } from '../../../testing/call.ts';
import { bare, importDeltaLeague, played } from '../../../testing/delta-league.ts';
import { data } from '../../../testing/media-data.ts';

beforeAll(importDeltaLeague);

describe('the details of a match', () => {
  it('include the line-ups', async () => {
    const { home, away } = await data(`events/${played}/lineups`, lineupsSchema);
    expect(home).toEqual({
      teamId: 'harbour',
      formation: '4-3-3',
      isConfirmed: true,
      coach: 'Kim Holt',
      starters: [
        {
          playerId: 'delta-h-1',
          playerName: 'Ada Gray',
          shirtNumber: 1,
          position: 'GK',
          isCaptain: false,
          grid: { row: 1, column: 1 },
          playerNation: null,
        },
        expect.objectContaining({
          playerId: 'delta-h-9',
          isCaptain: true,
          grid: null,
          playerNation: 'dk',
        }),
      ],
      substitutes: [expect.objectContaining({ shirtNumber: null, position: null })],
      unavailable: [
        {
          playerId: 'delta-h-5',
          playerName: 'Di Ro',
          position: null,
          reason: 'injury',
          note: 'Knee',
          playerNation: null,
        },
      ],
    });
    expect(away?.isConfirmed).toBe(false);
  });

  it('include statistics: the whole match, then each period in order', async () => {
    const { periods, isLive } = await data(`events/${played}/statistics`, statisticsSchema);
    expect(isLive).toBe(false);
    expect(periods.map(({ period }) => period)).toEqual(['ALL', 'H1', 'H2']);
    // In the vocabulary's order, then unknown keys.
    expect(periods[0]?.items.map(({ key }) => key)).toEqual(['possession', 'shots', 'A rare one']);
    expect(periods[1]?.items).toEqual([{ key: 'shots', home: 3, away: 2 }]);
  });

  it('include the box score with its known columns and their totals', async () => {
    const found = await data(`events/${played}/box-score`, boxScoreSchema);
    expect(found.groups).toEqual([
      { key: 'players', columns: ['minutes', 'goals', 'shots', 'saves'] },
    ]);
    expect(found.home?.players.map(({ playerId }) => playerId)).toEqual(['delta-h-1', 'delta-h-9']);
    expect(found.home?.totals).toEqual({ goals: 2, shots: 3, saves: 2 });
    expect(found.away?.teamId).toBe('quarry');
  });

  it('include the odds, sorted by the names of the bookmakers', async () => {
    const { markets } = await data(`events/${played}/odds`, oddsSchema);
    expect(markets).toHaveLength(1);
    expect(markets[0]).toMatchObject({
      key: 'match-winner',
      line: null,
      outcomes: ['home', 'draw', 'away'],
    });
    expect(markets[0]?.offers.map(({ bookmaker }) => bookmaker.name)).toEqual(['A', 'B']);
  });

  it.each<[visitor: string, country: string, channels: string[]]>([
    ['of a country that was written by its code of three letters', 'es', ['Canal Uno', 'Anywhere']],
    ['of a country one part of which was reported of', 'gb', ['Channel One', 'Anywhere']],
    ['of a country that nothing was reported of', 'br', ['Anywhere']],
    ['of no known country', 'xx', ['Anywhere']],
  ])('include the broadcasters for a visitor %s', async (_, country, channels) => {
    const path = `events/${played}/broadcasters`;
    const found = await data(path, broadcastersSchema, { 'country-code': country });
    expect(found.channels.map(({ name }) => name)).toEqual(channels);
  });

  it('list a channel once, and prefer the entry of the visitor’s country', async () => {
    const path = `events/${played}/broadcasters`;
    const anywhere = { name: 'Anywhere', uri: 'https://anywhere.example/live' };
    expect((await data(path, broadcastersSchema)).channels).toEqual([anywhere]);
    const inSpain = await data(path, broadcastersSchema, { 'country-code': 'es' });
    expect(inSpain.channels.at(-1)).toEqual({ name: 'Anywhere', uri: null });
  });

  it('are not cached where they depend on the visitor’s country', async () => {
    const { headers } = await call(`/api/media/v1/events/${played}/broadcasters`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('include commentary, newest first, in pages', async () => {
    const first = await data(`events/${played}/commentary?size=1`, commentarySchema);
    expect(first.entries).toMatchObject([{ id: 'i2', text: 'Half-time.', stoppage: 1 }]);
    const path = `events/${played}/commentary?size=1&flag=${first.flag}`;
    const second = await data(path, commentarySchema);
    expect(second.entries).toMatchObject([
      { id: 'i1', playerId: 'delta-h-9', type: 'goal', player: 'Bo Ek' },
    ]);
    expect(second.flag).toBeNull();
  });

  it('are empty where nothing is known', async () => {
    const eventId = bare;
    expect(await data(`events/${bare}/lineups`, lineupsSchema)).toEqual({
      eventId,
      home: null,
      away: null,
    });
    expect(await data(`events/${bare}/statistics`, statisticsSchema)).toEqual({
      eventId,
      isLive: false,
      periods: [],
    });
    expect(await data(`events/${bare}/box-score`, boxScoreSchema)).toEqual({
      eventId,
      isLive: false,
      groups: [],
      home: null,
      away: null,
    });
    expect(await data(`events/${bare}/commentary`, commentarySchema)).toEqual({
      eventId,
      isLive: false,
      entries: [],
      flag: null,
    });
    expect(await data(`events/${bare}/odds`, oddsSchema)).toEqual({
      eventId,
      isLive: false,
      markets: [],
    });
    expect(await data(`events/${bare}/broadcasters`, broadcastersSchema)).toEqual({
      eventId,
      channels: [],
    });
  });
});

it.each([
  ...['lineups', 'statistics', 'box-score', 'commentary', 'odds', 'broadcasters'].map(
    (name): [string, number, string] => [`events/none/${name}`, 404, 'No match has this id.'],
  ),
  ['players/none', 404, 'No player has this id.'],
  ['leagues/none/player-statistics', 404, 'No data available for this league.'],
  [
    'leagues/delta-league/player-statistics?seasonId=none',
    404,
    'No data available for this league.',
  ],
  ['leagues/delta-league/player-statistics?size=0', 400, 'size must be 1 or more'],
  ['events/none/commentary?size=101', 400, 'size may be 100 at most'],
  ['events/none/commentary?flag=x', 400, 'flag is not one that an answer brought'],
])('%s is answered with %i', async (path, status, message) => {
  const answer = await call(`/api/media/v1/${path}`);
  expect(answer.status).toBe(status);
  expect(v.parse(errorBodySchema, answer.body).message).toBe(message);
});

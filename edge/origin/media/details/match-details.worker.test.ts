import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import type { MatchUpdate } from '../../../../realtime/protocol/ingest.ts';
import { matchRoom } from '../../../../realtime/hosts/room-stub.ts';
import { boxScoreSchema } from '../../../contracts/box-score.ts';
import { broadcastersSchema } from '../../../contracts/broadcasters.ts';
import { commentarySchema } from '../../../contracts/commentary.ts';
import { envelopeSchema, errorBodySchema } from '../../../contracts/envelope.ts';
import { eventListSchema } from '../../../contracts/event.ts';
import { lineupsSchema } from '../../../contracts/lineups.ts';
import { oddsSchema } from '../../../contracts/odds.ts';
import {
  playerDetailSchema,
  playerEventsSchema,
  playerStatisticsSchema,
} from '../../../contracts/players.ts';
import { statisticsSchema } from '../../../contracts/statistics.ts';
import { matchStateRecord } from '../../catalogue/match-state-record.ts';
import { consumeQueue } from '../../../queue/consume-queue.ts';
import { env } from '../../../testing/bindings.ts';
import { call } from '../../../testing/call.ts';
import { boxScore, wholeDetails } from '../../../testing/details.ts';
import { fixture, newMatchId, openingUpdates } from '../../../testing/football.ts';
import { overridden } from '../../../testing/overridden.ts';
import { signed } from '../../../testing/signed.ts';

const league = { id: 'delta-league', name: 'Delta League', country: 'nl' };
const season = { id: 'delta-2026', name: '2026' };
const played = newMatchId();
const replayed = newMatchId();
const bare = newMatchId();
const result = {
  status: 'Finished',
  matchStatus: 'Ended',
  score: { home: 2, away: 1 },
  periods: [],
  gameScore: [],
} as const;

beforeAll(async () => {
  const squad = {
    sportId: 1,
    seasonId: season.id,
    team: fixture().home,
    players: [
      {
        id: 'delta-h-9',
        name: 'Bo Anders Ek',
        number: 9,
        position: 'FW',
        birthDate: '2001-02-03',
        nation: 'dk',
      },
    ],
  };
  const matches = [
    { matchId: played, fixture: fixture({ league }), season, result },
    { matchId: replayed, fixture: fixture({ league }), season, result },
    { matchId: bare, fixture: fixture({ league }), season },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches, squads: [squad] }));
  const again = { home: boxScore('delta-h', 1), away: boxScore('delta-a', 3) };
  const details = [
    wholeDetails(played, 'delta'),
    { matchId: replayed, occurredAt: 1, boxScore: again },
  ];
  await call(signed('/ingest/v1/details', { source: 'test', details }));
});

async function data<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  headers: Record<string, string> = {},
) {
  const url = `http://localhost/api/media/v1/${path}`;
  const { status, body } = await call(new Request(url, { headers }));
  expect({ path, status }).toEqual({ path, status: 200 });
  return v.parse(schema, v.parse(envelopeSchema(v.unknown()), body).data);
}

describe('the details of a match', () => {
  it('are its line-ups', async () => {
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

  it('are its statistics: the whole match, then the periods as they are played', async () => {
    const { periods, isLive } = await data(`events/${played}/statistics`, statisticsSchema);
    expect(isLive).toBe(false);
    expect(periods.map(({ period }) => period)).toEqual(['ALL', 'H1', 'H2']);
    // As the vocabulary has them, then what it does not know.
    expect(periods[0]?.items.map(({ key }) => key)).toEqual(['possession', 'shots', 'A rare one']);
    expect(periods[1]?.items).toEqual([{ key: 'shots', home: 3, away: 2 }]);
  });

  it('are its box score with the columns that are known and what they add up to', async () => {
    const found = await data(`events/${played}/box-score`, boxScoreSchema);
    expect(found.groups).toEqual([
      { key: 'players', columns: ['minutes', 'goals', 'shots', 'saves'] },
    ]);
    expect(found.home?.players.map(({ playerId }) => playerId)).toEqual(['delta-h-1', 'delta-h-9']);
    expect(found.home?.totals).toEqual({ goals: 2, shots: 3, saves: 2 });
    expect(found.away?.teamId).toBe('quarry');
  });

  it('are the odds of its bookmakers by name', async () => {
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
    ['of a country one part of which was told of', 'gb', ['Channel One', 'Anywhere']],
    ['of a country that nothing was told of', 'br', ['Anywhere']],
    ['of no known country', 'xx', ['Anywhere']],
  ])('are who shows it to a visitor %s', async (_, country, channels) => {
    const path = `events/${played}/broadcasters`;
    const found = await data(path, broadcastersSchema, { 'country-code': country });
    expect(found.channels.map(({ name }) => name)).toEqual(channels);
  });

  it('name a channel once, as the country itself has it, with its address where it is known', async () => {
    const path = `events/${played}/broadcasters`;
    const anywhere = { name: 'Anywhere', uri: 'https://anywhere.example/live' };
    expect((await data(path, broadcastersSchema)).channels).toEqual([anywhere]);
    const inSpain = await data(path, broadcastersSchema, { 'country-code': 'es' });
    expect(inSpain.channels.at(-1)).toEqual({ name: 'Anywhere', uri: null });
  });

  it('are not stored where they differ by the country of who asks', async () => {
    const { headers } = await call(`/api/media/v1/events/${played}/broadcasters`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are its commentary, newest first, page by page', async () => {
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

describe('players', () => {
  it('have their squads and what they did in a season', async () => {
    const found = await data('players/delta-h-9', playerDetailSchema);
    expect(found).toMatchObject({
      // The squad knows the name better than a team sheet.
      player: { playerName: 'Bo Anders Ek', playerBirthDate: '2001-02-03', playerSportId: 1 },
      teams: [{ team: { teamId: 'harbour' }, season: { seasonId: season.id }, shirtNumber: 9 }],
      seasons: [
        { league: { leagueId: league.id }, appearances: 2, values: { goals: 3, minutes: 160 } },
      ],
    });
    expect(await data('players/delta-a-12', playerDetailSchema)).toMatchObject({
      teams: [],
      seasons: [],
    });
  });

  it('have the matches they played in, with what they did there', async () => {
    const path = 'players/delta-h-9/events';
    const { events, lines, flag } = await data(path, playerEventsSchema);
    expect(events.map(({ eventId }) => eventId).toSorted()).toEqual([played, replayed].toSorted());
    expect(flag).toBeNull();
    expect(lines.find(({ eventId }) => eventId === played)).toEqual({
      eventId: played,
      teamId: 'harbour',
      isStarter: true,
      values: { minutes: 80, goals: 2, shots: 3 },
    });
    const first = await data(`${path}?size=1`, playerEventsSchema);
    const second = await data(`${path}?size=1&flag=${first.flag}`, playerEventsSchema);
    expect([...first.events, ...second.events]).toEqual(events);
  });

  it('have not played in a match that they watched from the bench', async () => {
    expect(await data('players/delta-h-12/events', playerEventsSchema)).toEqual({
      events: [],
      leagues: [],
      lines: [],
      flag: null,
    });
  });

  it('are ranked by what they did the most', async () => {
    const path = `leagues/${league.id}/player-statistics`;
    const found = await data(path, playerStatisticsSchema);
    expect(found).toMatchObject({ key: 'goals', total: 2, season: { seasonId: season.id } });
    expect(
      found.players.map(({ rank, value, player, team }) => [
        rank,
        value,
        player.playerId,
        team.teamId,
      ]),
    ).toEqual([
      [1, 4, 'delta-a-9', 'quarry'],
      [2, 3, 'delta-h-9', 'harbour'],
    ]);
    const saves = await data(`${path}?key=saves&seasonId=${season.id}`, playerStatisticsSchema);
    // Equals share their rank.
    expect(saves.players.map(({ rank, value }) => [rank, value])).toEqual([
      [1, 4],
      [1, 4],
    ]);
    const second = await data(`${path}?size=1&page=2`, playerStatisticsSchema);
    expect(second.players.map(({ rank, player }) => [rank, player.playerId])).toEqual([
      [2, 'delta-h-9'],
    ]);
    expect((await data(`${path}?key=assists`, playerStatisticsSchema)).players).toEqual([]);
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

it('a key that the sport does not have is answered with those it has', async () => {
  const answer = await call('/api/media/v1/leagues/delta-league/player-statistics?key=sacks');
  expect(answer.status).toBe(400);
  expect(v.parse(errorBodySchema, answer.body).message).toMatch(/^key must be one of: goals, /);
});

describe('a match in its room', () => {
  const goal = { id: 'g1', type: 'goal', team: 'home', minute: 3, player: 'Bo Ek' } as const;

  async function send(updates: MatchUpdate[]): Promise<void> {
    const { status } = await call(signed('/ingest/v1/updates', { source: 'test', updates }));
    expect(status).toBe(200);
  }

  async function liveMatch(): Promise<string> {
    const matchId = newMatchId();
    const [first, second, third] = openingUpdates(matchId);
    if (!first || !second || !third) throw new Error('There are three');
    const stats = { shots: { home: 4, away: 2 } };
    await send([first, second, { ...third, incidents: [goal], stats }]);
    return matchId;
  }

  async function consume(matchId: string): Promise<void> {
    const snapshot = await matchRoom(env, matchId).snapshot();
    if (!snapshot) throw new Error('The room has a state');
    const body = matchStateRecord(snapshot, Date.now());
    const batch = createMessageBatch('match-states', [
      { id: '0', timestamp: 0, attempts: 1, body },
    ]);
    await consumeQueue(batch, env);
    expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['0']);
  }

  it('is read as the room has it while it is live', async () => {
    const matchId = await liveMatch();
    await consume(matchId);
    const stats = await data(`events/${matchId}/statistics`, statisticsSchema);
    expect(stats).toMatchObject({
      isLive: true,
      periods: [{ period: 'ALL', items: [{ key: 'shots', home: 4 }] }],
    });
    const { entries, isLive } = await data(`events/${matchId}/commentary`, commentarySchema);
    expect({ isLive, ids: entries.map(({ id }) => id) }).toEqual({ isLive: true, ids: ['g1'] });
  });

  it('is read from the database, without its room, once it is over', async () => {
    const matchId = await liveMatch();
    const occurredAt = Date.now();
    await send([{ matchId, sequence: 9, occurredAt, status: 'Ended', matchStatus: 'Ended' }]);
    await consume(matchId);
    const away = {
      ...env,
      Match: overridden(env.Match, {
        getByName: () => {
          throw new Error('The room must not be asked');
        },
      }),
    };
    for (const [name, schema] of [
      ['statistics', statisticsSchema],
      ['commentary', commentarySchema],
    ] as const) {
      const { status, body } = await call(`/api/media/v1/events/${matchId}/${name}`, away);
      expect(status).toBe(200);
      const found = v.parse(envelopeSchema(schema), body).data;
      expect(found.isLive).toBe(false);
      expect(JSON.stringify(found)).toMatch(name === 'statistics' ? /"shots"/ : /"g1"/);
    }
  });

  it('is read again from the room when it was corrected after its end', async () => {
    const matchId = await liveMatch();
    const occurredAt = Date.now();
    await send([{ matchId, sequence: 9, occurredAt, status: 'Ended', matchStatus: 'Ended' }]);
    await consume(matchId);
    const mended = [{ ...goal, player: 'Cy Lund' }];
    await send([{ matchId, sequence: 10, occurredAt, correction: true, incidents: mended }]);
    await consume(matchId);
    const { entries } = await data(`events/${matchId}/commentary`, commentarySchema);
    expect(entries[0]?.player).toBe('Cy Lund');
  });

  it('is answered as the database has it when its room does not answer', async () => {
    const matchId = await liveMatch();
    const away = {
      ...env,
      Match: overridden(env.Match, {
        getByName: () => {
          throw new Error('The room is away');
        },
      }),
    };
    const { status, body } = await call(`/api/media/v1/events/${matchId}/commentary`, away);
    expect(status).toBe(200);
    expect(v.parse(envelopeSchema(commentarySchema), body).data.entries).toEqual([]);
  });
});

it('a list of matches is never longer than was asked for, and goes on from its flag', async () => {
  const start = Date.UTC(2031, 4, 1);
  const matches = [0, 0, 1].map((hour) => ({
    matchId: newMatchId(),
    fixture: fixture({ league, startTime: start + hour * 3_600_000 }),
  }));
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  const path = `events?from=${start}&to=${start + 86_400_000}`;
  const first = await data(`${path}&size=2`, eventListSchema);
  const second = await data(`${path}&size=2&flag=${first.flag}`, eventListSchema);
  const ids = [...first.events, ...second.events].map(({ eventId }) => eventId);
  expect(ids.toSorted()).toEqual(matches.map(({ matchId }) => matchId).toSorted());
  expect([first.events.length, second.flag]).toEqual([2, null]);
  expect((await data(path, eventListSchema)).flag).toBeNull();
  expect((await call(`/api/media/v1/${path}&size=1001`)).status).toBe(400);
});

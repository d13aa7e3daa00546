import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { envelopeSchema, errorBodySchema } from './contracts/envelope.ts';
import { eventDetailSchema, eventListSchema } from './contracts/event.ts';
import { leagueListSchema, leagueWireSchema } from './contracts/league.ts';
import { sportListSchema } from './contracts/sport.ts';
import { teamWireSchema } from './contracts/team.ts';
import { accessToken } from './testing/access-token.ts';
import { call } from './testing/call.ts';
import { fixture, newMatchId, openingUpdates } from './testing/football.ts';
import { signed } from './testing/signed.ts';

const DAY = 86_400_000;
const KICK_OFF = Date.UTC(2027, 0, 10, 15);
const football = newMatchId();
const tennis = newMatchId();
const live = newMatchId();

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { status, body } = await call(`/api/media/v1${path}`);
  expect(status).toBe(200);
  return v.parse(schema, v.parse(envelopeSchema(v.unknown()), body).data);
}

async function ids(query: string): Promise<string[]> {
  const { events } = await data(`/events?${query}`, eventListSchema);
  return events.map(({ eventId }) => eventId);
}

beforeAll(async () => {
  const matches = [
    { matchId: football, fixture: fixture({ startTime: KICK_OFF }) },
    {
      matchId: tennis,
      fixture: fixture({
        sportId: 5,
        startTime: KICK_OFF + 1,
        league: { id: 'lake-open', name: 'Lake Open' },
        home: { id: 'player-1', name: 'Ana Soler', shortName: 'Soler' },
        away: { id: 'player-2', name: 'Ida Holm', shortName: 'Holm' },
      }),
    },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
  await call(signed('/ingest/v1/updates', { source: 'test', updates: openingUpdates(live) }));
});

describe('GET /v1/events', () => {
  it('lists the matches that start in the range, with their leagues', async () => {
    const { events, leagues } = await data(
      `/events?from=${KICK_OFF}&to=${KICK_OFF + DAY}`,
      eventListSchema,
    );
    expect(events.map(({ eventId }) => eventId)).toEqual([football, tennis]);
    expect(leagues.map(({ leagueId }) => leagueId)).toEqual(['coast-league', 'lake-open']);
  });

  it('includes the start of the range and excludes its end', async () => {
    expect(await ids(`from=${KICK_OFF}&to=${KICK_OFF + 1}`)).toEqual([football]);
    expect(await ids(`from=${KICK_OFF - DAY}&to=${KICK_OFF}`)).toEqual([]);
  });

  it('lists matches before 1970, page by page', async () => {
    const from = Date.UTC(1930, 6, 13);
    const first = newMatchId();
    const second = newMatchId();
    const matches = [
      { matchId: first, fixture: fixture({ startTime: from + 1 }) },
      { matchId: second, fixture: fixture({ startTime: from + 2 }) },
    ];
    await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
    const query = `from=${from}&to=${from + DAY}&size=1`;
    const { events, flag } = await data(`/events?${query}`, eventListSchema);
    expect(events.map(({ eventId }) => eventId)).toEqual([first]);
    expect(await ids(`${query}&flag=${flag}`)).toEqual([second]);
  });

  it('lists the matches of one sport', async () => {
    expect(await ids(`from=${KICK_OFF}&to=${KICK_OFF + DAY}&sportId=5`)).toEqual([tennis]);
  });

  it.each([
    '',
    'from=1',
    'from=a&to=2',
    'from=2&to=1',
    'from=1&to=1',
    `from=0&to=${33 * DAY}`,
    'from=--1&to=5',
    'from=5&to=-1',
    'from=0&to=1&sportId=4',
    'from=0&to=1&sportId=football',
  ])('answers 400 to "%s"', async (query) => {
    const { status, body } = await call(`/api/media/v1/events?${query}`);
    expect(status).toBe(400);
    expect(v.parse(errorBodySchema, body).message).not.toBe('');
  });
});

describe('the other calls of the media API', () => {
  it('answers one event with its league', async () => {
    expect(await data(`/events/${football}`, eventDetailSchema)).toMatchObject({
      event: { eventScore: null, eventStatus: 'NotStarted', fixtureAwayTeamShortName: 'QUA' },
      league: { leagueId: 'coast-league' },
    });
  });

  it('answers leagues, of one sport or all', async () => {
    const tennisLeagues = await data('/leagues?sportId=5', leagueListSchema);
    expect(tennisLeagues.map(({ leagueName }) => leagueName)).toEqual(['Lake Open']);
    expect((await data('/leagues', leagueListSchema)).length).toBeGreaterThan(1);
    expect(await data('/leagues/lake-open', leagueWireSchema)).toMatchObject({
      leagueSportId: 5,
      leagueCountry: null,
    });
  });

  it('answers teams and sports', async () => {
    expect(await data('/teams/harbour', teamWireSchema)).toMatchObject({
      teamName: 'Harbour Town',
    });
    const sports = await data('/sports', sportListSchema);
    expect(sports[0]).toEqual({ id: 1, radarId: 'sr:sport:1', key: 'football', name: 'Football' });
  });

  it.each([
    ['/api/media/v1/events/none', 'No match has this id.'],
    ['/api/media/v1/leagues/none', 'No data available for this league.'],
    ['/api/media/v1/teams/none', 'No data available for this team.'],
    ['/api/media/v1/nothing', 'There is no such call.'],
    ['/api/other', 'There is no such call.'],
  ])('answers 404 to %s', async (path, message) => {
    expect(await call(path)).toMatchObject({ status: 404, body: { message } });
  });
});

describe('public data', () => {
  const ask = (path: string, headers: Record<string, string>) =>
    call(new Request(new URL(path, 'http://localhost'), { headers }));

  it('are not sent again to a reader who has them', async () => {
    const path = `/api/media/v1/events/${football}`;
    const etag = (await call(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    expect(await ask(path, { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
    const renamed = fixture({ startTime: KICK_OFF, venue: 'Hill Ground' });
    const matches = [{ matchId: football, fixture: renamed }];
    await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
    expect(await ask(path, { 'if-none-match': etag })).toMatchObject({ status: 200 });
  });

  it('have the same tag for a HEAD, which has no body', async () => {
    const address = `http://localhost/api/media/v1/events/${football}`;
    const got = await call(address);
    const head = await call(new Request(address, { method: 'HEAD' }));
    expect(head).toMatchObject({ status: 200, body: '' });
    for (const name of ['etag', 'cache-control', 'content-type'])
      expect(head.headers.get(name)).toBe(got.headers.get(name));
    const headers = { 'if-none-match': got.headers.get('etag') ?? '' };
    expect((await call(new Request(address, { method: 'HEAD', headers }))).status).toBe(304);
  });

  it('have a tag that a session’s answer and a failure lack', async () => {
    const authorization = `Bearer ${await accessToken('fan-1')}`;
    const own = await ask(`/api/media/v1/events/${football}`, { authorization });
    const missing = await call('/api/media/v1/events/none');
    expect([own.status, missing.status]).toEqual([200, 404]);
    expect([own, missing].map(({ headers }) => headers.get('etag'))).toEqual([null, null]);
  });
});

describe('rooms', () => {
  it("answers a room's snapshot, which is not cached", async () => {
    const { status, headers, body } = await call(`/parties/match/${live}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ type: 'snapshot', version: 3, state: { score: { home: 1 } } });
  });

  it('answers 404 to the room of a match that does not exist', async () => {
    expect((await call('/parties/match/none')).status).toBe(404);
  });
});

describe('calls within the Worker', () => {
  it('give pages what browsers get', async () => {
    expect((await call(`/x?fetch=/api/media/v1/events/${football}`)).body).toMatchObject({
      data: { event: { eventId: football } },
    });
    expect((await call(`/x?fetch=/parties/match/${live}`)).body).toMatchObject({ version: 3 });
  });

  it('cannot reach other paths', async () => {
    expect((await call('/x?fetch=/ingest/v1/updates')).status).toBe(500);
  });
});

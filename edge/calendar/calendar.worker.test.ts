import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../realtime/protocol/catalogue.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { notingSql } from '../testing/read-sql.ts';
import { signed } from '../testing/signed.ts';
import { GATES } from '../gates.ts';
import {
  BEARS,
  ELK,
  ELK_CALENDAR,
  keptAfter,
  LEAGUE,
  LEAGUE_CALENDAR,
  list,
  listed,
  readCalendar,
  valueOf,
} from './testing/calendar-season.ts';

const RESULT: Result = {
  status: 'Finished',
  matchStatus: 'Ended',
  score: { home: 2, away: 1 },
  periods: [],
  gameScore: [],
};

const over = listed(-7, {}, RESULT);
const old = listed(-400, {}, RESULT);
const coming = listed(7);
const undecided = listed(14, { startTimeTbd: true });
const someDay = listed(30, { startTimeTbd: true, startDayTbd: true });
const ofOthers = listed(8, { home: BEARS });

beforeAll(async () => {
  await list(over, old, coming, undecided, someDay, ofOthers);
});

describe('GET /{sport}?/{team|league}/{slug}?/{id}.ics', () => {
  it('has the matches of a year and all to come whose day is known, in order', async () => {
    const { status, headers, events } = await readCalendar(ELK_CALENDAR);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(events().map(({ uid }) => uid)).toEqual(
      [over, coming, undecided].map(({ matchId }) => `${matchId}@localhost`),
    );
    const whole = await readCalendar(LEAGUE_CALENDAR);
    expect(whole.events()).toHaveLength(4);
    expect(whole.eventOf(ofOthers).summary).toBe('Bears vs Hawks');
  });

  it.each([
    `/team/${ELK.id}.ics`,
    `/team/elk/${ELK.id}.ics`,
    `/football/team/${ELK.id}.ics`,
    `/league/${LEAGUE.id}.ics`,
    `/football/league/${LEAGUE.id}.ics`,
  ])('stands beside the page %s', async (path) => {
    expect((await readCalendar(path)).status).toBe(200);
  });

  it('is named, and shows the result of a match, which an address may hide', async () => {
    const { body, eventOf } = await readCalendar(`${ELK_CALENDAR}?lang=en`);
    expect(body).toContain('X-WR-CALNAME:Elk\r\n');
    expect(eventOf(over).summary).toBe('Elk 2–1 Hawks');
    const hidden = await readCalendar(`${ELK_CALENDAR}?lang=en&results=0`);
    expect(hidden.eventOf(over).summary).toBe('Elk vs Hawks');
    expect(hidden.body).not.toContain('2–1');
  });

  it('says how exact a start is', async () => {
    const { eventOf } = await readCalendar(ELK_CALENDAR);
    expect(eventOf(coming).startDate.toString()).toBe(
      `${new Date(coming.fixture.startTime).toISOString().slice(0, 19)}Z`,
    );
    expect(eventOf(undecided).startDate.isDate).toBe(true);
  });

  it.each([
    ['?lang=pt-BR', {}],
    ['', { 'cf-ipcountry': 'BR' }],
    ['?lang=pt-BR', { 'cf-ipcountry': 'US' }],
  ])('uses the language of its address, else the visitor’s: %s %o', async (query, headers) => {
    expect((await readCalendar(ELK_CALENDAR + query, headers)).eventOf(coming).summary).toBe(
      'Elk x Hawks',
    );
  });

  it('names the channels of the country in its address, else of the visitor’s', async () => {
    const { matchId } = coming;
    const broadcasters = [
      { country: 'es', channels: [{ name: 'Canal Uno' }] },
      { country: 'br', channels: [{ name: 'Canal Dois' }] },
      { channels: [{ name: 'Anywhere' }] },
    ];
    const details = [{ matchId, occurredAt: 1_000, broadcasters }];
    const sent = await call(signed('/ingest/v1/details', { source: 'test', details }));
    expect(sent.status).toBe(200);
    const text = async (query: string) =>
      (await readCalendar(`${ELK_CALENDAR}?lang=en${query}`, { 'cf-ipcountry': 'ES' })).eventOf(
        coming,
      ).description;
    expect(await text('')).toContain('Where to watch: Canal Uno, Anywhere\n');
    expect(await text('&country=br')).toContain('Where to watch: Canal Dois, Anywhere\n');
    expect(await text('&country=us')).toContain('Where to watch: Anywhere\n');
  });

  it('answers the same text until something changes, and 304 to a program that has it', async () => {
    const first = await readCalendar(LEAGUE_CALENDAR);
    await list(over, coming);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await readCalendar(LEAGUE_CALENDAR, { 'if-none-match': tag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await readCalendar(LEAGUE_CALENDAR)).body).toBe(first.body);
    await list({ ...coming, fixture: { ...coming.fixture, venue: 'The Cave' } });
    expect((await readCalendar(LEAGUE_CALENDAR, { 'if-none-match': tag })).status).toBe(200);
  });

  it('reads no match if the program or the data centre has the file', async () => {
    const path = `${LEAGUE_CALENDAR}?lang=pt-BR`;
    const first = await readCalendar(path);
    const ask = async (headers: Record<string, string>) => {
      const noted = notingSql();
      const request = new Request(`http://localhost${path}`, { headers });
      const { status, body, headers: sent } = await call(request, noted.env);
      expect(sent.get('etag')).toBe(first.headers.get('etag'));
      expect(noted.sql).toEqual([expect.stringContaining('count(*), sum(')]);
      return { status, body };
    };
    const tag = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect(await ask(tag)).toEqual({ status: 304, body: '' });
    expect(await ask({})).toEqual({ status: 200, body: first.body });
  });

  it('has another tag in another language, country or without results', async () => {
    const queries = ['?lang=en', '?lang=ar', '?lang=en&country=br', '?lang=en&results=0'];
    const tags = await Promise.all(
      queries.map(async (query) => (await readCalendar(ELK_CALENDAR + query)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(queries.length);
    const sent = { 'if-none-match': tags[0] ?? '' };
    expect((await readCalendar(ELK_CALENDAR + queries[1], sent)).status).toBe(200);
  });

  it('is made once, whatever slug, sport or unread query an address invents', async () => {
    const first = await keptAfter(() => readCalendar(`/team/${ELK.id}.ics?lang=ar&country=br`));
    for (const path of ['/team/invented', '/football/team', '/invented/team/invented']) {
      const noted = notingSql();
      const { body } = await call(
        `${path}/${ELK.id}.ics?lang=ar&country=BR&results=invented`,
        noted.env,
      );
      expect(body).toBe(first.body);
      expect(noted.sql).toEqual([expect.stringContaining('count(*), sum(')]);
    }
  });

  it('has no other tag for letters that are no country', async () => {
    const [none, invented] = await Promise.all(
      ['', '&country=qq'].map((query) => readCalendar(`${ELK_CALENDAR}?lang=en${query}`)),
    );
    expect(invented?.headers.get('etag')).toBe(none?.headers.get('etag'));
  });

  it('is the last one where too many are being made, else refused for some seconds', async () => {
    const first = await readCalendar(`${ELK_CALENDAR}?lang=es-MX`);
    const run = vi.spyOn(GATES.calendar, 'run').mockResolvedValue(null);
    const read = () => readCalendar(`${ELK_CALENDAR}?lang=es-MX`);
    // The data centre keeps the file after the answer.
    await expect.poll(async () => (await read()).status).toBe(200);
    const again = await read();
    const other = await readCalendar(`${ELK_CALENDAR}?lang=es-MX&country=us`);
    run.mockRestore();
    expect(again.body).toBe(first.body);
    expect([other.status, other.headers.get('retry-after')]).toEqual([429, '3']);
  });

  it('is the last one while it is being made', async () => {
    const second = Promise.withResolvers<string>();
    const names = [Promise.resolve('One'), second.promise].values();
    const upstream = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const calendarName = await names.next().value;
      return Response.json({ data: { calendarName, entries: [], tag: calendarName } });
    });
    const read = () => call('/team/t1.ics', { ...env, MEDIA_API_URL: 'https://media.test' });
    const first = await read();
    expect(first.body).toContain('X-WR-CALNAME:One');
    const next = read();
    await expect.poll(() => upstream.mock.calls.length).toBe(2);
    expect((await read()).body).toBe(first.body);
    second.resolve('Two');
    expect((await next).body).toContain('X-WR-CALNAME:Two');
    expect(upstream).toHaveBeenCalledTimes(2);
    upstream.mockRestore();
  });

  it('leads to the page of each match', async () => {
    const { eventOf } = await readCalendar(ELK_CALENDAR);
    expect(valueOf(eventOf(coming), 'url')).toBe(`http://localhost/match/${coming.matchId}`);
  });

  it('is 404 for an unknown team or league, and 451 where the product is not available', async () => {
    expect(await readCalendar('/football/team/none.ics')).toMatchObject({
      status: 404,
      body: { message: 'No data available for this team.' },
    });
    expect((await readCalendar('/football/league/none.ics')).status).toBe(404);
    const restricted = { ...env, RESTRICTED_COUNTRIES: 'es' };
    const request = new Request(`http://localhost${ELK_CALENDAR}`, {
      headers: { 'cf-ipcountry': 'ES' },
    });
    expect((await call(request, restricted)).status).toBe(451);
  });
});

it('a calendar has the 400 matches nearest to today', async () => {
  const large = { id: `${LEAGUE.id}-large`, name: 'Large League' };
  const matches = Array.from({ length: 410 }, (_, day) => listed(day - 205, { league: large }));
  await list(...matches.slice(0, 205));
  await list(...matches.slice(205));
  const { events } = await readCalendar(`/league/${large.id}.ics`);
  const uids = events().map(({ uid }) => uid);
  expect(uids).toHaveLength(400);
  expect(uids).toContain(`${matches[205]?.matchId}@localhost`);
  expect(uids).not.toContain(`${matches[0]?.matchId}@localhost`);
});

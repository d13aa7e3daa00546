import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { Refusal } from '../calls/handler.ts';
import { FAVOURITE_TYPE, type FavouriteName } from '../contracts/favourite-key.ts';
import {
  endMyCalendar,
  findMyCalendar,
  replaceMyCalendar,
  saveMyCalendar,
} from '../contracts/fan-calendar-calls.ts';
import { downloadData } from '../contracts/profile-calls.ts';
import { toBase64url } from '../shared/base64url.ts';
import { fanCalendarHandlers } from '../origin/media/calendar/fan-calendar-handlers.ts';
import { createDatabase } from '../origin/db/database.ts';
import { calendars, favourites } from '../origin/db/fan-schema.ts';
import { eraseUser } from '../origin/patron/accounts/erase-user.ts';
import { users } from '../origin/db/account-schema.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { ask, dataOf, registered } from '../testing/patron.ts';
import { newMatchId } from '../testing/football.ts';
import { servicesAt } from '../testing/services.ts';
import { signed } from '../testing/signed.ts';
import { GATES } from '../gates.ts';
import {
  BEARS,
  ELK,
  HAWKS,
  keptAfter,
  LEAGUE,
  list,
  listed,
  readCalendar,
} from './testing/calendar-season.ts';

const { league, team, match, player, sport } = FAVOURITE_TYPE;
const db = createDatabase(env.DB);
const DAY = 86_400_000;
const suffix = crypto.randomUUID();

const OTHER_LEAGUE = { id: `fan-league-${suffix}`, name: 'Other League' };
const side = (name: string) => ({ id: `fan-${name}-${suffix}`, name, shortName: name });
const [WOLVES, LYNX] = [side('Wolves'), side('Lynx')];
const ACE = `fan-ace-${suffix}`;

const elkAtHome = listed(3);
const bearsAway = listed(5, { home: BEARS });
const wolves = listed(6, { league: OTHER_LEAGUE, home: WOLVES, away: LYNX });
const alone = listed(8, { league: { ...OTHER_LEAGUE, id: `${OTHER_LEAGUE.id}-2` }, home: LYNX });

const nameOf = (type: FavouriteName['type'], favouriteItemId: string): FavouriteName => ({
  type,
  favouriteItemId,
});

function newKey(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Returns the services of a caller, each from a network of its own. */
function as(userId: string | null = null, network = crypto.randomUUID(), now = Date.now()) {
  return { ...servicesAt(now, { network }), user: userId === null ? null : { userId } };
}

function good<Value>(answer: Value | Refusal | undefined): Value {
  if (answer instanceof Refusal) throw new Error(answer.message);
  if (answer === undefined) throw new Error('No answer');
  return answer;
}

async function save(items: FavouriteName[], { key = newKey(), services = as() } = {}) {
  return good(await fanCalendarHandlers.saveMyCalendar({ body: { key, items } }, services));
}

async function follow(userId: string, ...names: FavouriteName[]): Promise<void> {
  const addedAt = Date.now();
  const rows = names.map(({ type, favouriteItemId: itemId }) => ({
    userId,
    type,
    itemId,
    addedAt,
  }));
  await db.insert(favourites).values(rows);
}

const pathOf = (id: string) => `/calendar/${id}.ics`;
async function uidsOf(id: string): Promise<string[]> {
  const { status, events } = await readCalendar(pathOf(id));
  expect(status).toBe(200);
  return events().map(({ uid }) => uid);
}
const uids = (...matches: { matchId: string }[]) =>
  matches.map(({ matchId }) => `${matchId}@localhost`);

beforeAll(async () => {
  await list(elkAtHome, bearsAway, alone);
  const season = { id: `fan-season-${suffix}`, name: '2026' };
  const matches = [{ ...wolves, season }];
  const squads = [
    { sportId: 1, seasonId: season.id, team: WOLVES, players: [{ id: ACE, name: 'Ace' }] },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches, squads }));
});

describe('the calendar of all that a fan follows', () => {
  it('has the matches of teams, leagues and players, and starred ones, each once, in order', async () => {
    const items = [nameOf(team, ELK.id), nameOf(league, LEAGUE.id), nameOf(match, alone.matchId)];
    const { calendarId } = await save([...items, nameOf(player, ACE), nameOf(sport, '5')]);
    expect(await uidsOf(calendarId)).toEqual(uids(elkAtHome, bearsAway, wolves, alone));
  });

  it.each([
    ['a team', nameOf(team, HAWKS.id), [elkAtHome, bearsAway, alone]],
    ['a league', nameOf(league, OTHER_LEAGUE.id), [wolves]],
    ['a match', nameOf(match, bearsAway.matchId), [bearsAway]],
    ['a player', nameOf(player, ACE), [wolves]],
    ['a sport, which has too many', nameOf(sport, '1'), []],
    ['a match that is gone', nameOf(match, newMatchId()), []],
  ])('of a fan of %s', async (_whom, item, expected) => {
    const { calendarId } = await save([item]);
    expect(await uidsOf(calendarId)).toEqual(uids(...expected));
  });

  it('changes with the stars of the device that made it', async () => {
    const key = newKey();
    const { calendarId } = await save([nameOf(match, alone.matchId)], { key });
    const { headers } = await readCalendar(pathOf(calendarId));
    const after = await save([nameOf(match, wolves.matchId)], { key });
    expect(after).toEqual({ calendarId, isOfAccount: false });
    const tag = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await readCalendar(pathOf(calendarId), tag)).status).toBe(200);
    expect(await uidsOf(calendarId)).toEqual(uids(wolves));
  });

  it('is named in the language of its address, and no robot or shared cache has it', async () => {
    const { calendarId } = await save([nameOf(team, ELK.id)]);
    const { headers, body } = await readCalendar(`${pathOf(calendarId)}?lang=es-MX&results=0`);
    expect(body).toContain('X-WR-CALNAME:Mis partidos\r\n');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const tag = { 'if-none-match': headers.get('etag') ?? '' };
    expect(await readCalendar(`${pathOf(calendarId)}?lang=es-MX&results=0`, tag)).toMatchObject({
      status: 304,
      body: '',
    });
  });
});

describe('the address', () => {
  it('is none that anyone can compute from what the product shows: it is a digest of the key', async () => {
    const [one, other] = [await save([]), await save([])];
    expect(one.calendarId).toMatch(/^[\w-]{43}$/);
    expect(one.calendarId).not.toBe(other.calendarId);
    // Who reads the calendar has the address, and with it no key.
    const key = one.calendarId;
    const answer = await save([nameOf(team, ELK.id)], { key });
    expect(answer.calendarId).not.toBe(one.calendarId);
    expect(await uidsOf(one.calendarId)).toEqual([]);
  });

  it('answers 410 after it is replaced, and the new one has the matches', async () => {
    const [former, key] = [newKey(), newKey()];
    const items = [nameOf(match, wolves.matchId)];
    const { calendarId: old } = await save(items, { key: former });
    const replacing = { body: { key, former, items } };
    const { calendarId } = good(await fanCalendarHandlers.replaceMyCalendar(replacing, as()));
    expect(await readCalendar(pathOf(old))).toMatchObject({
      status: 410,
      body: { message: 'This calendar has ended: its fan has another address, or none.' },
    });
    expect(await uidsOf(calendarId)).toEqual(uids(wolves));
    const late = await fanCalendarHandlers.saveMyCalendar({ body: { key: former, items } }, as());
    expect(late).toMatchObject({ status: 410 });
  });

  it('answers 410 after it is ended, and nothing of what it showed is left', async () => {
    const key = newKey();
    const { calendarId } = await save([nameOf(team, ELK.id)], { key });
    const end = () => fanCalendarHandlers.endMyCalendar({ body: { key } }, as());
    expect([await end(), await end()]).toEqual([{}, {}]);
    expect((await readCalendar(pathOf(calendarId))).status).toBe(410);
    const rows = await db.select().from(calendars);
    expect(rows.find(({ id }) => id === calendarId)).toMatchObject({ items: null, userId: null });
  });

  it('is 404 if nobody made it', async () => {
    expect(await readCalendar(pathOf(newKey()))).toMatchObject({
      status: 404,
      body: { message: 'No calendar has this address.' },
    });
  });
});

describe('an account’s calendar', () => {
  it('shows what the account follows, whichever device starred it', async () => {
    const userId = crypto.randomUUID();
    await follow(userId, nameOf(match, wolves.matchId));
    const { calendarId, isOfAccount } = await save([nameOf(team, ELK.id)], {
      services: as(userId),
    });
    expect(isOfAccount).toBe(true);
    expect(await uidsOf(calendarId)).toEqual(uids(wolves));
    await follow(userId, nameOf(match, alone.matchId));
    expect(await uidsOf(calendarId)).toEqual(uids(wolves, alone));
    expect(await fanCalendarHandlers.findMyCalendar({}, { ...as(), user: { userId } })).toEqual({
      calendarId,
    });
  });

  it('is the one that a device made before, at the same address, and no device changes it then', async () => {
    const userId = crypto.randomUUID();
    const key = newKey();
    const { calendarId } = await save([nameOf(team, ELK.id)], { key });
    await follow(userId, nameOf(match, wolves.matchId));
    await save([], { key, services: as(userId) });
    expect(await uidsOf(calendarId)).toEqual(uids(wolves));
    await save([nameOf(match, alone.matchId)], { key });
    await save([nameOf(match, alone.matchId)], { key, services: as(crypto.randomUUID()) });
    await fanCalendarHandlers.endMyCalendar({ body: { key } }, as());
    expect(await uidsOf(calendarId)).toEqual(uids(wolves));
  });

  it('is replaced on every device at once, and ends with the account', async () => {
    const userId = crypto.randomUUID();
    await follow(userId, nameOf(match, wolves.matchId));
    const [one, other] = [
      await save([], { services: as(userId) }),
      await save([], { services: as(userId) }),
    ];
    const replacing = { body: { key: newKey(), former: null, items: [] } };
    const next = good(await fanCalendarHandlers.replaceMyCalendar(replacing, as(userId)));
    for (const { calendarId } of [one, other])
      expect((await readCalendar(pathOf(calendarId))).status).toBe(410);
    expect(await uidsOf(next.calendarId)).toEqual(uids(wolves));
    const account = { id: userId, uniqueHashKey: userId, createdAt: Date.now() };
    const [user] = await db.insert(users).values(account).returning();
    if (user) await eraseUser(db, user, Date.now());
    expect((await readCalendar(pathOf(next.calendarId))).status).toBe(410);
  });
});

describe('the calls of an account’s calendar', () => {
  const body = (key = newKey()) => ({ body: { key, items: [] } });

  it('find it, whatever strangers of the same network have made', async () => {
    const { accessToken: token } = await registered(`calendar-${suffix}@example.org`);
    const network = '198.51.100.12';
    for (let count = 0; count < 100; count += 1) await dataOf(saveMyCalendar, body(), { network });
    expect(await ask(saveMyCalendar, body(), { network })).toMatchObject({ status: 429 });
    const saved = await dataOf(saveMyCalendar, body(), { network, token });
    expect(saved.isOfAccount).toBe(true);
    expect(await dataOf(findMyCalendar, {}, { token })).toEqual({ calendarId: saved.calendarId });
    const { calendars: own } = await dataOf(downloadData, {}, { token });
    expect(own).toMatchObject([{ calendarId: saved.calendarId }]);
    await dataOf(endMyCalendar, { body: { key: null } }, { token });
    expect((await readCalendar(pathOf(saved.calendarId))).status).toBe(410);
  });

  it('are not made for a stranger with a token that no longer counts', async () => {
    const token = 'used-up';
    expect(await ask(saveMyCalendar, body(), { token })).toMatchObject({ status: 401 });
    const former = { body: { key: newKey(), former: null, items: [] } };
    expect(await ask(replaceMyCalendar, former, { token })).toMatchObject({ status: 401 });
  });

  it('are made for a fan whose token only an operator’s accounts can read, as without one', async () => {
    const elsewhere = { ...env, PATRON_API_URL: 'https://accounts.example' };
    const saved = await ask(saveMyCalendar, body(), { token: 'of-the-operator', env: elsewhere });
    expect(saved).toMatchObject({ status: 200, body: { data: { isOfAccount: false } } });
  });
});

it('a calendar that its fan has ended is not shown, even where too many are being made', async () => {
  const { calendarId } = await save([nameOf(team, ELK.id)]);
  await readCalendar(pathOf(calendarId));
  const run = vi.spyOn(GATES.calendar, 'run').mockResolvedValue(null);
  expect((await readCalendar(pathOf(calendarId))).status).toBe(429);
  run.mockRestore();
});

it('a calendar that its fan has ended is not shown while somebody else asks for it', async () => {
  const key = newKey();
  const { calendarId } = await save([nameOf(team, ELK.id)], { key });
  const { headers } = await keptAfter(() => readCalendar(pathOf(calendarId)));
  await fanCalendarHandlers.endMyCalendar({ body: { key } }, as());
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  const requests = [{}, {}, known, {}].map((sent) => readCalendar(pathOf(calendarId), sent));
  const answers = await Promise.all(requests);
  expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
});

it('the copy of a calendar that its fan has ended is deleted', async () => {
  const key = newKey();
  const { calendarId } = await save([nameOf(team, ELK.id)], { key });
  const deleted = vi.spyOn(Cache.prototype, 'delete');
  await keptAfter(() => readCalendar(pathOf(calendarId)));
  await fanCalendarHandlers.endMyCalendar({ body: { key } }, as());
  expect((await readCalendar(pathOf(calendarId))).status).toBe(410);
  await expect.poll(() => deleted.mock.settledResults.at(-1)?.value).toBe(true);
  deleted.mockRestore();
});

it('a fan’s calendar shows no copy when an operator’s API refuses: the fan may have ended it', async () => {
  const upstream = vi.spyOn(globalThis, 'fetch');
  upstream.mockImplementation(async () => Response.json({ message: '' }, { status: 429 }));
  upstream.mockResolvedValueOnce(Response.json({ data: { calendarName: '', entries: [] } }));
  const path = pathOf(newKey());
  const read = () => call(path, { ...env, MEDIA_API_URL: 'https://media.test' });
  expect((await keptAfter(read)).status).toBe(200);
  expect((await read()).status).toBe(429);
  upstream.mockRestore();
});

describe('the limits', () => {
  it('a calendar’s matches are read 30 times an hour; a program that knows them may ask any number of times', async () => {
    const { calendarId: id } = await save([]);
    const read = async (known?: string) => fanCalendarHandlers.getFanCalendar({ id, known }, as());
    const { tag } = good(await read());
    for (let count = 1; count < 30; count += 1) good(await read());
    expect(await read()).toMatchObject({ status: 429 });
    expect(await read(tag)).toEqual({ calendarName: '', entries: [], tag, isKnown: true });
    expect(await read(`other,${tag}`)).toMatchObject({ isKnown: true });
  });

  it('a program without a copy gets the last file of a calendar that was read too often', async () => {
    const { calendarId } = await save([nameOf(team, ELK.id)]);
    const first = await readCalendar(pathOf(calendarId));
    await env.DB.exec('UPDATE tries SET count = 30 WHERE count = 1');
    await list({ ...elkAtHome, fixture: { ...elkAtHome.fixture, venue: 'The Cave' } });
    const second = await readCalendar(pathOf(calendarId));
    expect([second.status, second.body]).toEqual([200, first.body]);
    const inSpanish = await readCalendar(`${pathOf(calendarId)}?lang=es-MX`);
    expect([inSpanish.status, inSpanish.headers.get('retry-after')]).toEqual([429, '3']);
  });

  it.each([
    ['a network', '198.51.100.77', '198.51.100.77', '198.51.100.78'],
    ['a /48', '2001:db8:5:1::1', '2001:db8:5:2::1', '2001:db8:6:1::1'],
  ])('%s reads matches of 6,000 calendars an hour at most', async (_whose, one, same, other) => {
    const { calendarId: id } = await save([nameOf(team, ELK.id)]);
    const statusOf = async (address: string) => {
      const headers = { 'cf-connecting-ip': address };
      return (await readCalendar(pathOf(id), headers)).status;
    };
    expect(await statusOf(one)).toBe(200);
    await env.DB.exec('UPDATE tries SET count = 6000 WHERE count = 1');
    const { calendarId: another } = await save([nameOf(team, HAWKS.id)]);
    const sent = { 'cf-connecting-ip': same };
    expect((await readCalendar(pathOf(another), sent)).status).toBe(429);
    const elsewhere = { 'cf-connecting-ip': other };
    expect((await readCalendar(pathOf(another), elsewhere)).status).toBe(200);
  });

  it('a /48 makes two hundred calendars a day at most, whichever of its networks', async () => {
    const [most, site] = [200, '1f4'];
    const saveFrom = (network: string) =>
      fanCalendarHandlers.saveMyCalendar(
        { body: { key: newKey(), items: [] } },
        as(null, `2001:db8:${network}::/64`),
      );
    expect(await saveFrom(`${site}:1`)).toMatchObject({ isOfAccount: false });
    await env.DB.exec(`UPDATE tries SET count = ${most} WHERE count = 1`);
    expect(await saveFrom(`${site}:2`)).toMatchObject({ status: 429 });
    expect(await saveFrom(`f${site}:1`)).toMatchObject({ isOfAccount: false });
  });

  it('a calendar is changed three hundred times an hour, which its network and its neighbours do not see', async () => {
    const change = (key: string) =>
      fanCalendarHandlers.saveMyCalendar({ body: { key, items: [] } }, as(null, 'shared'));
    const end = (key: string) =>
      fanCalendarHandlers.endMyCalendar({ body: { key } }, as(null, 'shared'));
    const [busy, quiet] = [newKey(), newKey()];
    for (const key of [busy, quiet, busy, busy]) good(await change(key));
    await env.DB.exec('UPDATE tries SET count = 300 WHERE count = 2');
    expect(await change(busy)).toMatchObject({ status: 429 });
    expect(await end(busy)).toMatchObject({ status: 429 });
    good(await change(quiet));
    expect(await end(newKey())).toEqual({});
    expect(await end(quiet)).toEqual({});
  });

  it('a network makes a hundred calendars a day, and an account ten in thirty days, wherever it is', async () => {
    const userId = crypto.randomUUID();
    for (let count = 0; count < 100; count += 1) {
      await save([], { services: as(null, 'one network') });
      if (count < 10) await save([], { services: as(userId) });
    }
    const more = (services: ReturnType<typeof as>) =>
      fanCalendarHandlers.saveMyCalendar({ body: { key: newKey(), items: [] } }, services);
    expect(await more(as(null, 'one network'))).toMatchObject({ status: 429 });
    expect(await more(as(userId))).toMatchObject({ status: 429 });
    expect(await more(as(null, 'another'))).toMatchObject({ isOfAccount: false });
  });
});

it('a reading is noted once a day: a calendar that is read stays', async () => {
  const now = Date.now();
  const { calendarId: id } = await save([]);
  const seenAt = async () => {
    const row = await env.DB.prepare('SELECT seen_at FROM calendars WHERE id = ?').bind(id).first();
    return v.parse(v.object({ seen_at: v.number() }), row).seen_at;
  };
  const made = await seenAt();
  await fanCalendarHandlers.getFanCalendar({ id }, as(null, 'n', now + DAY / 2));
  expect(await seenAt()).toBe(made);
  await fanCalendarHandlers.getFanCalendar({ id }, as(null, 'n', now + 2 * DAY));
  expect(await seenAt()).toBe(now + 2 * DAY);
});

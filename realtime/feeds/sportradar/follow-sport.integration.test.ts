import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchDetails } from '../../protocol/details.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { followSport } from './follow-sport.ts';
import {
  closed,
  goal,
  lineups,
  live,
  MARKETS,
  MATCH,
  profile,
  pushed,
  sportEvent,
  stamp,
} from './testing/messages.ts';
import type { SquadOfMatch } from './squad-reader.ts';
import { StandIn } from './testing/stand-in.ts';
import type { Timing } from './timing.ts';

const KEY = 'a-key-nobody-may-see';
const TIMING: Timing = {
  connect: 2_000,
  silence: 3_000,
  rest: 1_000,
  refresh: 60_000,
  day: 60_000,
  backoff: { base: 5, cap: 20 },
};

let service: StandIn;
let controller: AbortController;
let updates: MatchUpdate[];
let details: MatchDetails[];
let squads: SquadOfMatch[];
let logged: string[];
let beats: string[];

beforeEach(async () => {
  service = new StandIn();
  controller = new AbortController();
  updates = [];
  details = [];
  squads = [];
  logged = [];
  beats = [];
  await service.start();
  service.matches.set(MATCH, { status: live(0, 0), timeline: [] });
});

afterEach(async () => {
  controller.abort();
  await service.stop();
});

function follow(timing: Partial<Timing> = {}, competitions: string[] = []): Promise<void> {
  return followSport(
    {
      sport: 'football',
      push: `${service.url}/subscribe`,
      rest: service.url,
      odds: `${service.url}/odds`,
    },
    {
      config: {
        apiKey: KEY,
        language: 'en',
        filters: { competitions, seasons: [], sportEvents: [] },
      },
      timing: { ...TIMING, ...timing },
      signal: controller.signal,
      emit: (update) => updates.push(update),
      tell: (known) => details.push(known),
      tellSquad: (told) => squads.push(told),
      beat: (ids) => beats.push(...ids),
      log: (text) => logged.push(text),
    },
  );
}

function incidents(): string[] {
  return updates.flatMap((update) => update.incidents ?? []).map(({ id }) => id);
}

function score(): unknown {
  return updates.findLast((update) => update.score)?.score;
}

/** What the service then knows, whether or not the stream gets to tell it. */
function scored(id: number, home: number): ReturnType<typeof pushed> {
  const event = goal(id, Date.now(), home, 0);
  const known = service.matches.get(MATCH)?.timeline ?? [];
  service.matches.set(MATCH, { status: live(home, 0), timeline: [...known, event] });
  return pushed(event, live(home, 0));
}

/** Patient: the machine may be busy. */
async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 4_000, interval: 5 });
}

function looks(): number {
  return service.requests.filter(({ path }) => path.includes('timeline')).length;
}

/** The stream was opened that many times, and what was missed was asked for. */
async function begun(count = 1): Promise<void> {
  await until(() => expect(service.opened).toBe(count));
  await until(() => expect(looks()).toBeGreaterThanOrEqual(count));
  await until(() => expect(updates.length).toBeGreaterThan(0));
}

function expectRising(): void {
  const sequences = updates.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
}

test('what the stream tells comes in order, and heartbeats keep it open', async () => {
  void follow();
  await begun();
  for (const id of [1, 2, 3]) {
    service.send(scored(id, id));
    await sleep(100);
  }
  await until(() => expect(incidents()).toEqual(['1', '2', '3']));
  expect(score()).toEqual({ home: 3, away: 0 });
  expect(service.opened).toBe(1);
  expectRising();
});

test('matches in play are vouched for while the stream beats, and not once they are over', async () => {
  void follow();
  await begun();
  await until(() => expect(beats).toContain(MATCH));
  service.send(pushed(goal(1, Date.now(), 1, 0), closed(1, 0)));
  await until(() => expect(updates.at(-1)?.status).toBe('Finished'));
  service.beating = false;
  await sleep(60);
  beats.length = 0;
  service.beating = true;
  await sleep(60);
  expect(beats).toEqual([]);
});

test.each([{ broken: false }, { broken: true }])(
  'goals that fall while the stream is away are got by REST (broken off: $broken)',
  async (how) => {
    void follow();
    await begun();
    service.send(scored(1, 1));
    await until(() => expect(incidents()).toEqual(['1']));
    scored(2, 2);
    service.drop(how);
    scored(3, 3);
    await until(() => expect(incidents()).toEqual(['1', '2', '3']));
    expect(service.opened).toBe(2);
    service.send(scored(4, 4));
    await until(() => expect(incidents()).toEqual(['1', '2', '3', '4']));
    expectRising();
  },
);

test('a stream that falls silent is opened again', async () => {
  void follow({ silence: 150 });
  await begun();
  service.beating = false;
  scored(1, 1);
  await until(() => expect(service.opened).toBeGreaterThan(1));
  service.beating = true;
  await until(() => expect(incidents()).toEqual(['1']));
  expect(logged.join('\n')).toContain('the stream is silent');
});

test('garbage is skipped with a fault, and what follows it is not lost', async () => {
  void follow();
  await begun();
  service.write('{"payload": {"event": \n');
  service.write('<html>Bad Gateway</html>\n');
  service.write(Uint8Array.of(0xff, 0xfe, 0x00, 0x0a));
  service.send({ payload: { sport_event_status: { home_score: 'many' } } });
  service.send({ surprise: true });
  service.send(pushed({ id: 9, type: 'score_change', time: 'yesterday' }, live(9, 9)));
  service.send(scored(1, 1));
  await until(() => expect(incidents()).toEqual(['1']));
  expect(score()).toEqual({ home: 1, away: 0 });
  expect(logged.filter((line) => line.includes('skipped a message'))).toHaveLength(6);
  expect(service.opened).toBe(1);
});

test('a message may come in pieces, and two in one', async () => {
  void follow();
  await begun();
  service.beating = false;
  const bytes = Buffer.from(
    JSON.stringify(scored(1, 1)).replace('Birk', 'Bïrk') + JSON.stringify(scored(2, 2)),
  );
  const cut = bytes.indexOf(Buffer.from('ï')) + 1;
  service.write(bytes.subarray(0, cut));
  await sleep(20);
  service.write(bytes.subarray(cut));
  await until(() => expect(incidents()).toEqual(['1', '2']));
  expect(updates.flatMap((update) => update.incidents ?? [])[0]?.player).toBe('Eva Bïrk');
});

test('what is delivered again after a reconnection brings no update', async () => {
  void follow();
  await begun();
  const message = scored(1, 1);
  service.send(message);
  await until(() => expect(incidents()).toEqual(['1']));
  service.drop();
  await begun(2);
  const count = updates.length;
  service.send(message);
  service.send(scored(2, 2));
  await until(() => expect(incidents()).toEqual(['1', '2']));
  expect(updates.length).toBe(count + 1);
});

test('a match of which the stream is the first to tell is got by REST', async () => {
  void follow();
  await begun();
  const other = 'sr:sport_event:7002';
  service.matches.set(other, { status: live(0, 0), timeline: [], listed: false });
  service.send(pushed(goal(5, Date.now(), 1, 0), live(1, 0), other));
  await until(() => expect(incidents()).toEqual(['5']));
  expect(updates.find(({ matchId }) => matchId === other)?.fixture?.home.name).toBe('Harbour Town');
});

test('a match that ends unannounced is closed at the next look', async () => {
  void follow({ refresh: 40 });
  await begun();
  service.matches.set(MATCH, { status: closed(2, 1), timeline: [], listed: false });
  await until(() => expect(updates.at(-1)?.status).toBe('Finished'));
  expect(score()).toEqual({ home: 2, away: 1 });
});

test('REST feeds that fail are asked again', async () => {
  service.failing.set('summaries', { status: 503, times: 2 });
  service.failing.set('timeline', { status: 429, times: 1 });
  scored(1, 1);
  void follow();
  await begun();
  await until(() => expect(incidents()).toEqual(['1']));
  expect(logged).toEqual([]);
});

test('while REST is down the stream is told on, and the rest is got at a later look', async () => {
  void follow({ refresh: 100 });
  await begun();
  scored(1, 1);
  service.failing.set('/en/', { status: 500, times: 8 });
  service.drop();
  await until(() => expect(service.opened).toBe(2));
  service.send(scored(2, 2));
  await until(() => expect(incidents()).toContain('2'));
  scored(3, 3);
  service.failing.clear();
  service.drop();
  await until(() => expect(incidents().toSorted()).toEqual(['1', '2', '3']));
  expect(logged.join('\n')).toContain('answered 500');
});

test('a service that is down is tried until it is back', async () => {
  service.refuse = { status: 503, times: 4 };
  void follow();
  await begun();
  expect(logged.filter((line) => line.includes('answered 503'))).toHaveLength(4);
});

test('an API key that is refused from the start ends it, one refused later does not', async () => {
  service.refuse = { status: 403, times: 1 };
  await expect(follow()).rejects.toThrow('refuses the API key');
  void follow();
  await begun();
  service.refuse = { status: 403, times: 2 };
  service.drop();
  await begun(2);
});

test('the API key goes to the host it is for and to nobody else, nor into the log', async () => {
  void follow();
  await begun();
  service.drop({ broken: true });
  await begun(2);
  expect(service.requests.length).toBeGreaterThan(4);
  for (const { path, key } of service.requests) {
    expect(path).not.toContain(KEY);
    expect(key).toBe(path.startsWith('/ticket') ? undefined : KEY);
  }
  expect(logged.join('\n')).not.toContain(KEY);
});

test('filters go into the subscription and hold for REST too', async () => {
  void follow({}, ['sr:competition:99', 'sr:competition:98']);
  await until(() =>
    expect(service.requests.some(({ path }) => path.includes('summaries'))).toBe(true),
  );
  await sleep(50);
  expect(updates).toEqual([]);
  const { path = '' } = service.requests[0] ?? {};
  expect(new URL(path, service.url).searchParams.get('competition_id')).toBe(
    'sr:competition:99,sr:competition:98',
  );
});

test('through drops, silence and garbage nothing is lost and order is kept', async () => {
  void follow({ silence: 120 });
  await begun();
  const mischief = [
    () => service.drop(),
    () => service.drop({ broken: true }),
    () => service.write('{"payload":{"event":{"id":\n'),
    () => service.failing.set('timeline', { status: 429, times: 1 }),
    () => void (service.refuse = { status: 502, times: 1 }),
    () => void (service.beating = false),
    () => void (service.beating = true),
  ];
  for (let goals = 1; goals <= 40; goals++) {
    mischief[(goals * 5) % mischief.length]?.();
    service.send(scored(goals, goals));
    await sleep((goals * 7) % 30);
  }
  service.beating = true;
  service.drop();
  const all = Array.from({ length: 40 }, (_, index) => String(index + 1));
  await until(() => expect(new Set(incidents())).toEqual(new Set(all)));
  await until(() => expect(score()).toEqual({ home: 40, away: 0 }));
  expectRising();
  const scores = updates.flatMap((update) => update.score?.home ?? []);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});

test('it ends when told to, whatever it waits for', async () => {
  const following = follow();
  await begun();
  controller.abort();
  await following;
  expect(logged).toEqual([]);
});

function asked(feed: string): number {
  return service.requests.filter(({ path }) => path.includes(feed)).length;
}

test('team sheets are told as they are expected and as they are, then asked for no more', async () => {
  const match = { status: live(0, 0), timeline: [] };
  service.matches.set(MATCH, { ...match, lineups: lineups(false) });
  void follow({ refresh: 40 });
  await until(() => expect(details).toHaveLength(1));
  expect(details[0]?.lineups?.away).toMatchObject({ confirmed: false, coach: 'Kim Dale' });
  service.matches.set(MATCH, { ...match, lineups: lineups(true) });
  await until(() => expect(details).toHaveLength(2));
  expect(details[1]?.lineups?.home?.confirmed).toBe(true);
  const before = asked('lineups');
  await sleep(150);
  expect(asked('lineups')).toBe(before);
});

test('statistics come with the live matches, odds from the product that has them', async () => {
  const side = (qualifier: string, fouls: number) => ({ qualifier, statistics: { fouls } });
  service.matches.set(MATCH, {
    status: live(0, 0),
    timeline: [],
    statistics: { totals: { competitors: [side('home', 3), side('away', 4)] } },
    markets: MARKETS,
  });
  void follow({ refresh: 40 });
  await until(() => expect(details[0]?.odds).toHaveLength(1));
  expect(updates.findLast(({ stats }) => stats)?.stats).toEqual({ fouls: { home: 3, away: 4 } });
  await sleep(150);
  // It has begun: its prices are the last.
  expect(asked('sport_event_markets')).toBe(1);
});

test('what players did comes with the live matches, and again when they did more', async () => {
  const players = (goals: number) => [
    { id: 'sr:player:2', name: 'Birk, Eva', starter: true, statistics: { goals_scored: goals } },
  ];
  const match = (goals: number) => ({
    status: live(goals, 0),
    timeline: [],
    statistics: { totals: { competitors: [{ qualifier: 'home', players: players(goals) }] } },
  });
  service.matches.set(MATCH, match(1));
  void follow({ refresh: 40 });
  await until(() => expect(details).toHaveLength(1));
  expect(details[0]?.boxScore?.home?.players).toMatchObject([
    { name: 'Eva Birk', starter: true, values: { goals: 1 } },
  ]);
  service.matches.set(MATCH, match(2));
  await until(() => expect(details).toHaveLength(2));
  expect(details[1]?.boxScore?.home?.players[0]?.values).toEqual({ goals: 2 });
  await sleep(150);
  expect(details).toHaveLength(2);
});

test('who shows a match is told once, and again when that has changed', async () => {
  const shownBy = (name: string) => ({
    event: { ...sportEvent(), channels: [{ name, country_code: 'BRA' }] },
    status: live(0, 0),
    timeline: [],
  });
  service.matches.set(MATCH, shownBy('Canal Uno'));
  void follow({ refresh: 40 });
  await until(() => expect(details).toHaveLength(1));
  expect(details[0]?.broadcasters).toEqual([{ country: 'br', channels: [{ name: 'Canal Uno' }] }]);
  service.matches.set(MATCH, shownBy('Canal Dois'));
  await until(() => expect(details).toHaveLength(2));
  await sleep(150);
  expect(details).toHaveLength(2);
});

/** A match of the day that is not on: it begins so many minutes from now. */
function ofDay(id: string, minutes: number, status: object) {
  const event = { ...sportEvent(id), start_time: stamp(Date.now() + minutes * 60_000) };
  service.matches.set(id, {
    event,
    status,
    timeline: [goal(1, Date.now() + minutes * 60_000, 1, 0)],
    lineups: lineups(true),
    markets: MARKETS,
    listed: false,
    ofDay: true,
  });
}

const NOT_STARTED = { status: 'not_started', match_status: 'not_started' };

test('a match to come within the day has its fixture, team sheets near its start, and odds', async () => {
  ofDay('sr:sport_event:8001', 45, NOT_STARTED);
  ofDay('sr:sport_event:8002', 300, NOT_STARTED);
  ofDay('sr:sport_event:8003', 3_000, NOT_STARTED);
  void follow({ refresh: 40 });
  const knownOf = (id: string) =>
    details.filter(({ matchId }) => matchId === id).flatMap((one) => Object.keys(one).slice(2));
  await until(() => expect(knownOf('sr:sport_event:8002')).toEqual(['odds']));
  expect(knownOf('sr:sport_event:8001')).toEqual(['lineups', 'odds']);
  const told = updates
    .filter(({ fixture }) => fixture)
    .map(({ matchId, status }) => [matchId, status]);
  expect(told).toContainEqual(['sr:sport_event:8001', 'NotStarted']);
  expect(told).toContainEqual(['sr:sport_event:8002', 'NotStarted']);
  expect(told.map(([id]) => id)).not.toContain('sr:sport_event:8003');
  await sleep(150);
  // What has not begun has no events to ask for, and its odds do not change by the second.
  expect(asked('8001/timeline') + asked('8001%2Ftimeline')).toBe(0);
  expect(service.requests.filter(({ path }) => /8002.*markets/.test(path))).toHaveLength(1);
});

test('a match that ended before anybody looked has its result, goals and team sheets, asked for once', async () => {
  ofDay('sr:sport_event:8001', -180, closed(1, 0));
  void follow({ refresh: 40 });
  const of = updatesOf('sr:sport_event:8001');
  await until(() => expect(details.map(({ matchId }) => matchId)).toContain('sr:sport_event:8001'));
  await until(() => expect(of().flatMap(({ incidents: told = [] }) => told)).toHaveLength(1));
  expect(of()[0]).toMatchObject({ status: 'Finished', score: { home: 1, away: 0 } });
  await sleep(150);
  const asks = service.requests.filter(({ path }) => /8001/.test(path)).map(({ path }) => path);
  expect(asks.map((path) => /\w+(?=\.json)/.exec(path)?.[0]).toSorted()).toEqual([
    'lineups',
    'sport_event_markets',
    'timeline',
  ]);
});

function updatesOf(id: string): () => MatchUpdate[] {
  return () => updates.filter(({ matchId }) => matchId === id);
}

test('a match of the day that begins is looked at as one that came up', async () => {
  ofDay('sr:sport_event:8001', -1, NOT_STARTED);
  void follow({ refresh: 40 });
  const of = updatesOf('sr:sport_event:8001');
  await until(() => expect(of()[0]?.status).toBe('NotStarted'));
  const known = service.matches.get('sr:sport_event:8001');
  service.matches.set('sr:sport_event:8001', {
    timeline: [],
    ...known,
    status: live(1, 0),
    listed: true,
  });
  await until(() => expect(of().flatMap(({ incidents: told = [] }) => told)).toHaveLength(1));
});

test('a match without team sheets or odds is no fault', async () => {
  void follow({ refresh: 40 });
  await until(() => expect(asked('lineups')).toBeGreaterThan(1));
  expect(logged).toEqual([]);
  expect(details).toEqual([]);
});

test('the squads of the teams are asked for after what is the match itself', async () => {
  const teams = { home: 'sr:competitor:1', away: 'sr:competitor:2' };
  service.matches.set(MATCH, { event: sportEvent(MATCH, teams), status: live(0, 0), timeline: [] });
  for (const id of Object.values(teams)) service.profiles.set(id, profile(id));
  void follow({ refresh: 40 });
  await until(() => expect(squads).toHaveLength(2));
  const paths = service.requests.map(({ path }) => path);
  const first = paths.findIndex((path) => path.includes('profile'));
  for (const feed of ['timeline', 'lineups', 'markets'])
    expect(paths.findIndex((path) => path.includes(feed))).toBeLessThan(first);
  await sleep(150);
  expect(asked('profile')).toBe(2);
  expect(logged).toEqual([]);
});

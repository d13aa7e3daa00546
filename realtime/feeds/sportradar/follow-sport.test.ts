import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Followed, KEY, minutes, RADAR, until } from './testing/followed.ts';
import { closed, goal, live, MATCH, pushed } from './testing/messages.ts';

let followed: Followed;
beforeEach(() => {
  followed = new Followed();
});
afterEach(() => followed.end());

function incidents(): string[] {
  return followed.updates.flatMap((update) => update.incidents ?? []).map(({ id }) => id);
}

function score(): unknown {
  return followed.updates.findLast((update) => update.score)?.score;
}

/** Adds a goal to the service, whether or not the stream sends it. */
function scored(id: number, home: number): ReturnType<typeof pushed> {
  const event = goal(id, Date.now(), home, 0);
  const known = followed.service.matches.get(MATCH)?.timeline ?? [];
  followed.service.matches.set(MATCH, { status: live(home, 0), timeline: [...known, event] });
  return pushed(event, live(home, 0));
}

function expectRising(): void {
  const sequences = followed.updates.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
}

test('updates of the stream arrive in order, and heartbeats keep it open', async () => {
  await followed.begin();
  for (const id of [1, 2, 3]) {
    followed.service.send(scored(id, id));
    await minutes(1);
  }
  await until(() => expect(incidents()).toEqual(['1', '2', '3']));
  expect(score()).toEqual({ home: 3, away: 0 });
  expect(followed.service.opened).toBe(1);
  expectRising();
});

test('the feed sends heartbeats for matches in play while the stream has them, not after the end', async () => {
  await followed.begin();
  await until(() => expect(followed.beats).toContain(MATCH));
  followed.service.send(pushed(goal(1, Date.now(), 1, 0), closed(1, 0)));
  await until(() => expect(followed.updates.at(-1)?.status).toBe('Finished'));
  followed.service.beating = false;
  await minutes(0.1);
  followed.beats.length = 0;
  followed.service.beating = true;
  await minutes(0.5);
  expect(followed.beats).toEqual([]);
});

test.each([{ broken: false }, { broken: true }])(
  'goals scored while the stream is down are loaded by REST (broken off: $broken)',
  async (how) => {
    await followed.begin();
    followed.service.send(scored(1, 1));
    await until(() => expect(incidents()).toEqual(['1']));
    scored(2, 2);
    followed.service.drop(how);
    scored(3, 3);
    await until(() => expect(incidents()).toEqual(['1', '2', '3']));
    expect(followed.service.opened).toBe(2);
    followed.service.send(scored(4, 4));
    await until(() => expect(incidents()).toEqual(['1', '2', '3', '4']));
    expectRising();
  },
);

test('a stream without data is reopened after a timeout', async () => {
  await followed.begin();
  followed.service.beating = false;
  scored(1, 1);
  await until(() => expect(followed.service.opened).toBeGreaterThan(1));
  followed.service.beating = true;
  await until(() => expect(incidents()).toEqual(['1']));
  expect(followed.logged.join('\n')).toContain('the stream is silent');
});

test('an invalid message is skipped with a fault, and later messages arrive', async () => {
  await followed.begin();
  followed.service.write('{"payload": {"event": \n');
  followed.service.write('<html>Bad Gateway</html>\n');
  followed.service.write(Uint8Array.of(0xff, 0xfe, 0x00, 0x0a));
  followed.service.send({ payload: { sport_event_status: { home_score: 'many' } } });
  followed.service.send({ surprise: true });
  followed.service.send(pushed({ id: 9, type: 'score_change', time: 'yesterday' }, live(9, 9)));
  followed.service.send(scored(1, 1));
  await until(() => expect(incidents()).toEqual(['1']));
  expect(score()).toEqual({ home: 1, away: 0 });
  expect(followed.logged.filter((line) => line.includes('skipped a message'))).toHaveLength(6);
  expect(followed.service.opened).toBe(1);
});

test('a chunk may hold part of a message, or two messages', async () => {
  await followed.begin();
  followed.service.beating = false;
  const bytes = Buffer.from(
    JSON.stringify(scored(1, 1)).replace('Birk', 'Bïrk') + JSON.stringify(scored(2, 2)),
  );
  const cut = bytes.indexOf(Buffer.from('ï')) + 1;
  followed.service.write(bytes.subarray(0, cut));
  await vi.advanceTimersByTimeAsync(20);
  followed.service.write(bytes.subarray(cut));
  await until(() => expect(incidents()).toEqual(['1', '2']));
  expect(followed.updates.flatMap((update) => update.incidents ?? [])[0]?.player).toBe('Eva Bïrk');
});

test('a match that first appears in the stream is loaded by REST', async () => {
  await followed.begin();
  const other = 'sr:sport_event:7002';
  followed.service.matches.set(other, { status: live(0, 0), timeline: [], listed: false });
  followed.service.send(pushed(goal(5, Date.now(), 1, 0), live(1, 0), other));
  await until(() => expect(incidents()).toEqual(['5']));
  expect(followed.updates.find(({ matchId }) => matchId === other)?.fixture?.home.name).toBe(
    'Harbour Town',
  );
});

test('a match that ends unannounced is closed at the next refresh', async () => {
  await followed.begin();
  followed.service.matches.set(MATCH, { status: closed(2, 1), timeline: [], listed: false });
  await until(() => expect(followed.updates.at(-1)?.status).toBe('Finished'));
  expect(score()).toEqual({ home: 2, away: 1 });
});

test('REST requests that fail are retried', async () => {
  followed.service.failing.set('summaries', { status: 503, times: 2 });
  followed.service.failing.set('timeline', { status: 429, times: 1 });
  scored(1, 1);
  await followed.begin();
  await until(() => expect(incidents()).toEqual(['1']));
  expect(followed.logged).toEqual([]);
});

test('while REST is down the stream continues, and missed goals are loaded later', async () => {
  await followed.begin();
  scored(1, 1);
  followed.service.failing.set('/en/', { status: 500, times: 8 });
  followed.service.drop();
  await until(() => expect(followed.service.opened).toBe(2));
  followed.service.send(scored(2, 2));
  await until(() => expect(incidents()).toContain('2'));
  scored(3, 3);
  followed.service.failing.clear();
  followed.service.drop();
  await until(() => expect(incidents().toSorted()).toEqual(['1', '2', '3']));
  expect(followed.logged.join('\n')).toContain('answered 500');
});

test('a service that is down is retried until it is back', async () => {
  followed.service.refuse = { status: 503, times: 4 };
  await followed.begin();
  expect(followed.logged.filter((line) => line.includes('answered 503'))).toHaveLength(4);
});

test('an API key refused at the start ends the feed, one refused later does not', async () => {
  followed.service.refuse = { status: 403, times: 1 };
  await expect(followed.follow()).rejects.toThrow('refuses the API key');
  await followed.begin();
  followed.service.refuse = { status: 403, times: 2 };
  followed.service.drop();
  await followed.begun(2);
});

test('the API key goes only to the host it is for, and never into the log', async () => {
  await followed.begin();
  followed.service.drop({ broken: true });
  await followed.begun(2);
  expect(followed.service.requests.length).toBeGreaterThan(4);
  for (const { path, key } of followed.service.requests) {
    expect(path).not.toContain(KEY);
    expect(key).toBe(path.startsWith('/ticket') ? undefined : KEY);
  }
  expect(followed.logged.join('\n')).not.toContain(KEY);
});

test('filters apply to the subscription and to REST', async () => {
  void followed.follow(['sr:competition:99', 'sr:competition:98']);
  await until(() =>
    expect(followed.service.requests.some(({ path }) => path.includes('summaries'))).toBe(true),
  );
  await minutes(2);
  expect(followed.updates).toEqual([]);
  const { path = '' } = followed.service.requests[0] ?? {};
  expect(new URL(path, RADAR).searchParams.get('competition_id')).toBe(
    'sr:competition:99,sr:competition:98',
  );
});

test('drops, timeouts and invalid messages lose no goal and keep the order', async () => {
  await followed.begin();
  const mischief = [
    () => followed.service.drop(),
    () => followed.service.drop({ broken: true }),
    () => followed.service.write('{"payload":{"event":{"id":\n'),
    () => followed.service.failing.set('timeline', { status: 429, times: 1 }),
    () => void (followed.service.refuse = { status: 502, times: 1 }),
    () => void (followed.service.beating = false),
    () => void (followed.service.beating = true),
  ];
  for (let goals = 1; goals <= 40; goals++) {
    mischief[(goals * 5) % mischief.length]?.();
    followed.service.send(scored(goals, goals));
    await vi.advanceTimersByTimeAsync(((goals * 7) % 30) * 1_000);
  }
  followed.service.beating = true;
  followed.service.drop();
  const all = Array.from({ length: 40 }, (_, index) => String(index + 1));
  await until(() => expect(new Set(incidents())).toEqual(new Set(all)));
  await until(() => expect(score()).toEqual({ home: 40, away: 0 }));
  expectRising();
  const scores = followed.updates.flatMap((update) => update.score?.home ?? []);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});

test('the feed ends without a fault when its signal is aborted', async () => {
  const following = followed.follow();
  await followed.begun();
  followed.controller.abort();
  await following;
  expect(followed.logged).toEqual([]);
});

import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import type { AlertKind } from '../contracts/alert-kinds.ts';
import { createDatabase } from '../origin/db/database.ts';
import { deadLetters } from '../origin/db/operator-schema.ts';
import { pushItems, pushSubscriptions } from '../origin/db/push-schema.ts';
import { saveSubscription, subscriptionId } from '../origin/media/push/push-subscriptions.ts';
import type { Env } from '../env.ts';
import { alertMatchOf } from '../shared/alerts/alert-match.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { deliver } from '../testing/deliver.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { signed } from '../testing/signed.ts';
import { snapshot } from '../testing/snapshot.ts';
import type { AlertMessage } from './alert-message.ts';
import { itemsOfState, sharesOf } from './audience.ts';
import { pauseAfter } from './consume-alerts.ts';
import { newMessageKeys } from './encrypt-message.ts';
import { toBase64url } from '../shared/base64url.ts';
import { readVapidKeys } from './vapid.ts';

const db = createDatabase(env.DB);
const QUEUE = 'match-alerts';
const [CURRENT, FORMER] = readVapidKeys(env.VAPID_KEY);

/** Endpoints that got a message, in order; the service answers what `answers` has for them, else 201. */
let reached: string[] = [];
const answers = new Map<string, Response>();
/** What the consumer put into the queue of alerts. */
let queued: { body: AlertMessage; delaySeconds?: number }[] = [];

const ALERTS = overridden(env.ALERTS, {
  sendBatch: async (messages: Iterable<MessageSendRequest<AlertMessage>>) => {
    queued.push(...messages);
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  },
});
const bindings: Env = { ...env, ALERTS };

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const endpoint = new Request(input).url;
    reached.push(endpoint);
    return answers.get(endpoint)?.clone() ?? new Response(null, { status: 201 });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  reached = [];
  queued = [];
  answers.clear();
  await env.DB.exec('DELETE FROM push_subscriptions');
  await env.DB.exec('DELETE FROM push_items');
  await env.DB.exec('DELETE FROM dead_letters');
});

type More = Partial<Parameters<typeof saveSubscription>[2]>;

async function subscribe(
  matchId: string,
  kinds: AlertKind[] = ['start', 'score'],
  more: More = {},
): Promise<string> {
  const endpoint = `https://push.example/${crypto.randomUUID()}`;
  const { pair } = await newMessageKeys();
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  if (!(raw instanceof ArrayBuffer)) throw new Error('A raw key is bytes');
  const input = {
    endpoint,
    keys: { p256dh: toBase64url(new Uint8Array(raw)), auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    applicationServerKey: CURRENT?.publicKey ?? '',
    language: 'en' as const,
    timeZone: 'UTC',
    quiet: null,
    hidesScores: false,
    items: [{ type: 40 as const, favouriteItemId: matchId, kinds }],
    ...more,
  };
  const place = { site: 'https://scores.example', brand: 'tv' as const, now: Date.now() };
  await saveSubscription(db, await subscriptionId(endpoint), input, place);
  return endpoint;
}

function stateOf(matchId: string, version: number, home = 0, agoMs = 60_000) {
  const startTime = Date.now() - agoMs;
  const { state, epoch } = snapshot(matchId, { version, score: { home, away: 0 }, startTime });
  return { state: { match: alertMatchOf(state, Date.now()), epoch, version, at: Date.now() } };
}

const endpoints = async () =>
  (await db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions)).map(
    ({ endpoint }) => endpoint,
  );

it('a goal reaches the browsers that want goals of the match, and no others', async () => {
  const matchId = newMatchId();
  const wants = await subscribe(matchId);
  await subscribe(matchId, ['end']);
  await subscribe(newMatchId());
  const goal = await deliver([stateOf(matchId, 1), stateOf(matchId, 2, 1)], bindings, QUEUE);
  expect(goal.explicitAcks).toEqual(['0', '1']);
  expect(new Set(reached)).toEqual(new Set([wants]));
});

const itemOf = (type: 20 | 30 | 40, favouriteItemId: string, ...kinds: AlertKind[]) => ({
  type,
  favouriteItemId,
  kinds,
});

it('news of a match reach who follows it, its home side, its guests or its league', async () => {
  const matchId = newMatchId();
  const follow = (...item: Parameters<typeof itemOf>) =>
    subscribe(matchId, [], { items: [itemOf(...item)] });
  const fans = [
    await follow(40, matchId, 'start'),
    await follow(30, 'harbour', 'start'),
    await follow(30, 'quarry', 'start'),
    await follow(20, 'coast-league', 'start'),
  ];
  await follow(30, 'hill', 'start');
  await follow(20, 'harbour', 'start');
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(reached.toSorted()).toEqual(fans.toSorted());
});

it('a browser has all kinds that it wants of a match, its teams and its league', async () => {
  const matchId = newMatchId();
  const follow = (...kinds: [AlertKind, AlertKind, AlertKind]) =>
    subscribe(matchId, [], {
      items: [
        itemOf(40, matchId, kinds[0]),
        itemOf(30, 'harbour', kinds[1]),
        itemOf(20, 'coast-league', kinds[2]),
      ],
    });
  const fans = [
    await follow('start', 'end', 'break'),
    await follow('end', 'start', 'break'),
    await follow('end', 'break', 'start'),
  ];
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(reached.toSorted()).toEqual(fans.toSorted());
});

it('line-ups that a feed sends reach who follows the match', async () => {
  const matchId = newMatchId();
  const ingest = async (path: string, content: object) => {
    const request = signed(`/ingest/v1/${path}`, { source: 'test', ...content });
    expect((await call(request, bindings)).status).toBe(200);
  };
  const startTime = Date.now() + 3_600_000;
  await ingest('catalogue', { matches: [{ matchId, fixture: fixture({ startTime }) }] });
  const fan = await subscribe(matchId, ['lineups']);
  await subscribe(matchId, ['start']);
  const sheet = { confirmed: true, starters: [], substitutes: [] };
  const details = [{ matchId, occurredAt: 1_000, lineups: { home: sheet, away: sheet } }];
  await ingest('details', { details });
  const [message] = await eventually(() => {
    expect(queued).toHaveLength(1);
    return queued;
  });
  await deliver([message?.body], bindings, QUEUE);
  expect(reached).toEqual([fan]);
});

it.each([
  [11, 1],
  [13, 0],
])('a goal of a match that began %i hours ago is sent %i times', async (hours, times) => {
  const matchId = newMatchId();
  await subscribe(matchId, ['score']);
  const agoMs = hours * 3_600_000;
  const states = [stateOf(matchId, 1, 0, agoMs), stateOf(matchId, 2, 1, agoMs)];
  await deliver(states, bindings, QUEUE);
  expect(reached).toHaveLength(times);
});

it('states of a match are sent in the order of the batch, however long a push service takes', async () => {
  const matchId = newMatchId();
  await subscribe(matchId);
  const course: string[] = [];
  vi.mocked(fetch).mockImplementation(async () => {
    course.push('begun');
    await new Promise((resume) => setTimeout(resume, 50));
    course.push('done');
    return new Response(null, { status: 201 });
  });
  await deliver(
    [1, 2, 3].map((version) => stateOf(matchId, version, version - 1)),
    bindings,
    QUEUE,
  );
  expect(course).toEqual(['begun', 'done', 'begun', 'done', 'begun', 'done']);
});

it('a browser that follows a match, its team and its league gets one message of its goal', async () => {
  const matchId = newMatchId();
  await subscribe(matchId, [], {
    items: [
      itemOf(40, matchId, 'start'),
      itemOf(30, 'harbour', 'start'),
      itemOf(20, 'coast-league', 'start'),
    ],
  });
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(reached).toHaveLength(1);
});

it('what a player does reaches who follows that player, and no fan of another', async () => {
  const matchId = newMatchId();
  const item = (favouriteItemId: string, ...kinds: AlertKind[]) => ({
    items: [{ type: 50 as const, favouriteItemId, kinds }],
  });
  const fan = await subscribe(matchId, [], item('ace', 'goal'));
  await subscribe(matchId, [], item('ace', 'card'));
  await subscribe(matchId, [], item('bo', 'goal'));
  const ofMatch = await subscribe(matchId, ['score']);
  const message = stateOf(matchId, 2, 1);
  const player = { id: 'ace', name: 'Ace' };
  const moments = [{ id: 'i', moment: 'goal' as const, side: 'home' as const, player }];
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  await deliver([{ state: { ...message.state, moments } }], bindings, QUEUE);
  expect(new Set(reached)).toEqual(new Set([fan, ofMatch]));
  expect(reached).toHaveLength(2);
});

it('nothing is sent in quiet hours', async () => {
  const matchId = newMatchId();
  await subscribe(matchId, ['start'], { quiet: { from: 0, to: 0 } });
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(reached).toEqual([]);
});

it.each([404, 410])('a subscription that its push service has ended goes: %i', async (status) => {
  const matchId = newMatchId();
  const [gone, kept] = [await subscribe(matchId), await subscribe(matchId)];
  answers.set(gone, new Response(null, { status }));
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(await endpoints()).toEqual([kept]);
  expect(await db.$count(pushItems)).toBe(1);
});

it('a subscription whose key the operator has removed goes without a message', async () => {
  const matchId = newMatchId();
  await subscribe(matchId, ['start'], { applicationServerKey: FORMER?.publicKey ?? '' });
  const [current = ''] = env.VAPID_KEY?.split(' ') ?? [];
  await deliver([stateOf(matchId, 1)], { ...bindings, VAPID_KEY: current }, QUEUE);
  expect(reached).toEqual([]);
  expect(await endpoints()).toEqual([]);
});

it('a failed request is logged without the address of the browser', async () => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  vi.mocked(fetch).mockRejectedValue(new TypeError(`Cannot load ${endpoint}`));
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(written.mock.calls.map(([line]): unknown => JSON.parse(String(line)))).toEqual([
    {
      level: 'warn',
      event: 'push-service-away',
      service: 'https://push.example',
      error: 'TypeError',
    },
  ]);
});

it.each([
  [429, '90', 90],
  [503, 'Tue, 31 Dec 2199 23:59:59 GMT', 43_200],
  [503, null, 5],
  [500, 'tomorrow', 5],
])('after %i with Retry-After %s, it is tried again after %i s', async (status, after, delay) => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  const headers = new Headers(after === null ? {} : { 'retry-after': after });
  answers.set(endpoint, new Response(null, { status, headers }));
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  const [again] = queued;
  expect(again?.delaySeconds).toBe(delay);
  const tried = await deliver([again?.body], bindings, QUEUE);
  expect(tried.retryMessages).toEqual([{ msgId: '0' }]);
  answers.clear();
  expect((await deliver([again?.body], bindings, QUEUE)).explicitAcks).toEqual(['0']);
  expect(reached).toEqual([endpoint, endpoint, endpoint]);
});

/** Returns the message to try a subscription again with a kick-off that is so old, ms. */
async function retryOf(matchId: string, endpoint: string, ageMs = 0): Promise<AlertMessage> {
  const { match } = stateOf(matchId, 1).state;
  const turns = [{ kind: 'start' as const, turn: { what: 'start' as const } }];
  const news = { match, turns, at: Date.now() - ageMs, isQuick: false };
  return { news, subscription: await subscriptionId(endpoint), origin: 'https://push.example' };
}

it.each<[string, More, ageMs: number]>([
  ['begins its quiet hours', { quiet: { from: 0, to: 0 } }, 0],
  ['has waited for ten minutes', {}, 601_000],
])('a browser that %s before it is tried again gets nothing', async (_when, more, ageMs) => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId, ['start'], more);
  const tried = await deliver([await retryOf(matchId, endpoint, ageMs)], bindings, QUEUE);
  expect(tried.explicitAcks).toEqual(['0']);
  expect(reached).toEqual([]);
});

it('a subscription that its push service has ended meanwhile goes at the next try', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  answers.set(endpoint, new Response(null, { status: 410 }));
  const message = await retryOf(matchId, endpoint);
  const tried = await deliver([message, message], bindings, QUEUE);
  expect(tried.explicitAcks.toSorted()).toEqual(['0', '1']);
  expect(await endpoints()).toEqual([]);
});

it('a browser is tried again with the news that it wants, not with others of that moment', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId, ['red-card']);
  answers.set(endpoint, new Response(null, { status: 503 }));
  const goal = stateOf(matchId, 2, 1);
  const card = { id: 'c', type: 'red-card' as const, team: 'away' as const, minute: 5 };
  const { state } = snapshot(matchId, { score: { home: 1, away: 0 }, incidents: [card] });
  const match = alertMatchOf({ ...state, startTime: goal.state.match.startTime }, Date.now());
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  await deliver([{ state: { ...goal.state, match } }], bindings, QUEUE);
  const turns = queued.map(({ body }) => 'news' in body && body.news.turns);
  expect(turns).toEqual([[{ kind: 'red-card', turn: { what: 'red-card', side: 'away' } }]]);
});

it('browsers of a push service that does not answer are all tried later, others get theirs', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const matchId = newMatchId();
  for (let count = 0; count < 8; count += 1) await subscribe(matchId);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  await subscribe(matchId, ['start'], { endpoint });
  vi.mocked(fetch).mockImplementation(async (input) => {
    reached.push(new Request(input).url);
    if (reached.at(-1) !== endpoint) throw new TypeError('Cannot connect');
    return new Response(null, { status: 201 });
  });
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(reached).toContain(endpoint);
  expect(queued).toHaveLength(8);
  // Those that wait for their turn do not wait for an answer too.
  expect(reached.length).toBeLessThan(9);
});

it('news whose retry the queue does not take are sent when their state comes again', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  answers.set(endpoint, new Response(null, { status: 503 }));
  const full = overridden(env.ALERTS, {
    sendBatch: () => {
      throw new Error('The queue is away');
    },
  });
  const failed = await deliver([stateOf(matchId, 1)], { ...bindings, ALERTS: full }, QUEUE);
  expect(failed.retryMessages).toEqual([{ msgId: '0' }]);
  answers.clear();
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(reached).toEqual([endpoint, endpoint]);
});

it('a message is urgent, waits an hour for a device, and replaces those of its match alone', async () => {
  const ids = [newMatchId(), newMatchId()];
  for (const id of ids) await subscribe(id);
  await deliver(
    ids.map((id) => stateOf(id, 1)),
    bindings,
    QUEUE,
  );
  const sent = vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(sent.map((headers) => [headers.get('ttl'), headers.get('urgency')])).toEqual([
    ['3600', 'high'],
    ['3600', 'high'],
  ]);
  expect(new Set(sent.map((headers) => headers.get('topic'))).size).toBe(2);
  const token = /t=([^,]+)/.exec(sent[0]?.get('authorization') ?? '')?.[1] ?? '';
  // Without a contact of the operator, the site is one.
  expect(decodeJwt(token).sub).toBe('https://scores.example');
});

it('the pauses double, and are as long as a push service asks for', () => {
  expect([1, 2, 3].map((attempts) => pauseAfter(attempts, 0))).toEqual([10, 20, 40]);
  expect(pauseAfter(1, 90)).toBe(90);
});

it('a message that a push service refuses is not sent again, and its subscription stays', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  answers.set(endpoint, new Response(null, { status: 403 }));
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(queued).toEqual([]);
  expect(await endpoints()).toEqual([endpoint]);
});

it('news older than ten minutes are not sent', async () => {
  const matchId = newMatchId();
  await subscribe(matchId);
  const message = stateOf(matchId, 1);
  const old = { state: { ...message.state, at: Date.now() - 601_000 } };
  await deliver([old], bindings, QUEUE);
  expect(reached).toEqual([]);
});

it('many subscriptions become shares, each with its own message, that leave out none', async () => {
  const matchId = newMatchId();
  const rows = Array.from({ length: 450 }, (_, index) => index);
  for (const index of rows)
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO push_subscriptions (id, endpoint, p256dh, auth, vapid_key, language, brand, site, time_zone, hides_scores, created_at, seen_at)
         VALUES (?1, ?2, '', '', '', 'en', 'tv', '', 'UTC', 0, 0, 0)`,
      ).bind(await subscriptionId(String(index)), `https://push.example/${index}`),
      env.DB.prepare(`INSERT INTO push_items VALUES (?1, ?2, 'start', 0)`).bind(
        `40:${matchId}`,
        await subscriptionId(String(index)),
      ),
    ]);
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  const shares = queued.map(({ body }) => body);
  expect(shares).toHaveLength(3);
  // Without valid keys each is found gone: what is left would be in no share.
  for (const share of shares) await deliver([share], bindings, QUEUE);
  expect(await endpoints()).toEqual([]);
});

it('a match without subscriptions has no shares', async () => {
  const message = stateOf(newMatchId(), 1);
  expect(await sharesOf(db, itemsOfState(message.state))).toEqual([]);
});

it('while the database is away, a state is retried with its news', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  const away = () => {
    throw new Error('The queue is away');
  };
  const DB = overridden(env.DB, { prepare: away });
  const failed = await deliver([stateOf(matchId, 1)], { ...bindings, DB }, QUEUE);
  expect(failed.retryMessages).toEqual([{ msgId: '0' }]);
  await deliver([stateOf(matchId, 1)], bindings, QUEUE);
  expect(reached).toEqual([endpoint]);
});

it('what the queue gives up is a letter to the operator, one for each push service', async () => {
  const matchId = newMatchId();
  const message = stateOf(matchId, 1);
  const { match, at } = message.state;
  const news = { match, turns: [], at, isQuick: false };
  const lost = { news, subscription: 'a', origin: 'https://push.example' };
  const letters = [lost, { ...lost, subscription: 'b' }, message, 'nonsense'];
  const result = await deliver(letters, bindings, `${QUEUE}-dead`);
  expect(result.explicitAcks).toEqual(['0', '1', '2', '3']);
  const kept = await db.select({ id: deadLetters.id, error: deadLetters.error }).from(deadLetters);
  expect(kept.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: '2', error: 'An alert could not be sent.' },
    { id: '3', error: 'An alert could not be sent.' },
    { id: 'alerts https://push.example', error: 'https://push.example takes no alerts.' },
  ]);
});

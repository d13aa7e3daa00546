import { decodeJwt } from 'jose';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { AlertKind } from '../contracts/alert-kinds.ts';
import { createDatabase } from '../origin/db/database.ts';
import { deadLetters } from '../origin/db/operator-schema.ts';
import { pushItems } from '../origin/db/push-schema.ts';
import { subscriptionId } from '../origin/media/push/push-subscriptions.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { deliver } from '../testing/deliver.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { signed } from '../testing/signed.ts';
import { audienceOf, itemsOfState } from './audience.ts';
import { readVapidKeys } from './vapid.ts';
import { endpoints, pushService, QUEUE, stateOf, subscribe } from './testing/push-service.ts';

const db = createDatabase(env.DB);
const [, FORMER] = readVapidKeys(env.VAPID_KEY);
const service = pushService();

it('a goal reaches the browsers that want goals of the match, and no others', async () => {
  const matchId = newMatchId();
  const wants = await subscribe(matchId);
  await subscribe(matchId, ['end']);
  await subscribe(newMatchId());
  const goal = await deliver(
    [stateOf(matchId, 1), stateOf(matchId, 2, 1)],
    service.bindings,
    QUEUE,
  );
  expect(goal.explicitAcks).toEqual(['0', '1']);
  expect(new Set(service.reached)).toEqual(new Set([wants]));
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
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached.toSorted()).toEqual(fans.toSorted());
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
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached.toSorted()).toEqual(fans.toSorted());
});

it('line-ups that a feed sends reach who follows the match', async () => {
  const matchId = newMatchId();
  const ingest = async (path: string, content: object) => {
    const request = signed(`/ingest/v1/${path}`, { source: 'test', ...content });
    expect((await call(request, service.bindings)).status).toBe(200);
  };
  const startTime = Date.now() + 3_600_000;
  await ingest('catalogue', { matches: [{ matchId, fixture: fixture({ startTime }) }] });
  const fan = await subscribe(matchId, ['lineups']);
  await subscribe(matchId, ['start']);
  const sheet = { confirmed: true, starters: [], substitutes: [] };
  const details = [{ matchId, occurredAt: 1_000, lineups: { home: sheet, away: sheet } }];
  await ingest('details', { details });
  const [message] = await eventually(() => {
    expect(service.queued).toHaveLength(1);
    return service.queued;
  });
  await deliver([message?.body], service.bindings, QUEUE);
  expect(service.reached).toEqual([fan]);
});

it.each([
  [11, 1],
  [13, 0],
])('a goal of a match that began %i hours ago is sent %i times', async (hours, times) => {
  const matchId = newMatchId();
  await subscribe(matchId, ['score']);
  const agoMs = hours * 3_600_000;
  const states = [stateOf(matchId, 1, 0, agoMs), stateOf(matchId, 2, 1, agoMs)];
  await deliver(states, service.bindings, QUEUE);
  expect(service.reached).toHaveLength(times);
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
    service.bindings,
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
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached).toHaveLength(1);
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
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  await deliver([{ state: { ...message.state, moments } }], service.bindings, QUEUE);
  expect(new Set(service.reached)).toEqual(new Set([fan, ofMatch]));
  expect(service.reached).toHaveLength(2);
});

it('nothing is sent in quiet hours', async () => {
  const matchId = newMatchId();
  await subscribe(matchId, ['start'], { quiet: { from: 0, to: 0 } });
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached).toEqual([]);
});

it.each([404, 410])('a subscription that its push service has ended goes: %i', async (status) => {
  const matchId = newMatchId();
  const [gone, kept] = [await subscribe(matchId), await subscribe(matchId)];
  service.answers.set(gone, new Response(null, { status }));
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(await endpoints()).toEqual([kept]);
  expect(await db.$count(pushItems)).toBe(1);
});

it('a subscription whose key the operator has removed goes without a message', async () => {
  const matchId = newMatchId();
  await subscribe(matchId, ['start'], { applicationServerKey: FORMER?.publicKey ?? '' });
  const [current = ''] = env.VAPID_KEY?.split(' ') ?? [];
  await deliver([stateOf(matchId, 1)], { ...service.bindings, VAPID_KEY: current }, QUEUE);
  expect(service.reached).toEqual([]);
  expect(await endpoints()).toEqual([]);
});

it('a failed request is logged without the address of the browser', async () => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  vi.mocked(fetch).mockRejectedValue(new TypeError(`Cannot load ${endpoint}`));
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(written.mock.calls.map(([line]): unknown => JSON.parse(String(line)))).toEqual([
    {
      level: 'warn',
      event: 'push-service-away',
      service: 'https://push.example',
      error: 'TypeError',
    },
  ]);
});

it('a message is urgent, waits an hour for a device, and replaces those of its match alone', async () => {
  const ids = [newMatchId(), newMatchId()];
  for (const id of ids) await subscribe(id);
  await deliver(
    ids.map((id) => stateOf(id, 1)),
    service.bindings,
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

it('a message that a push service refuses is not sent again, and its subscription stays', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  service.answers.set(endpoint, new Response(null, { status: 403 }));
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.queued).toEqual([]);
  expect(await endpoints()).toEqual([endpoint]);
});

it('news older than ten minutes are not sent', async () => {
  const matchId = newMatchId();
  await subscribe(matchId);
  const message = stateOf(matchId, 1);
  const old = { state: { ...message.state, at: Date.now() - 601_000 } };
  await deliver([old], service.bindings, QUEUE);
  expect(service.reached).toEqual([]);
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
      env.DB.prepare(`INSERT INTO push_items VALUES (?1, ?2, 'start', 0, 'given')`).bind(
        `40:${matchId}`,
        await subscriptionId(String(index)),
      ),
    ]);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  const shares = service.queued.map(({ body }) => body);
  expect(shares).toHaveLength(3);
  // Without valid keys each is found gone: what is left would be in no share.
  for (const share of shares) await deliver([share], service.bindings, QUEUE);
  expect(await endpoints()).toEqual([]);
});

it('a match without subscriptions has no audience', async () => {
  const message = stateOf(newMatchId(), 1);
  const none = { shares: [], hasUnproven: false };
  expect(await audienceOf(db, itemsOfState(message.state))).toEqual(none);
});

it('while the database is away, a state is retried with its news', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  const away = () => {
    throw new Error('The queue is away');
  };
  const DB = overridden(env.DB, { prepare: away });
  const failed = await deliver([stateOf(matchId, 1)], { ...service.bindings, DB }, QUEUE);
  expect(failed.retryMessages).toEqual([{ msgId: '0' }]);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached).toEqual([endpoint]);
});

it('what the queue gives up is a letter to the operator, one for each push service', async () => {
  const matchId = newMatchId();
  const message = stateOf(matchId, 1);
  const { match, at } = message.state;
  const news = { match, turns: [], at, isQuick: false };
  const lost = { news, subscriptions: ['a'], origin: 'https://push.example' };
  const letters = [lost, { ...lost, subscriptions: ['b', 'c'] }, message, 'nonsense'];
  const count = vi.spyOn(tally, 'count');
  const result = await deliver(letters, service.bindings, `${QUEUE}-dead`);
  expect(count).toHaveBeenCalledWith('alerts_total', { outcome: 'dead' }, 2);
  expect(result.explicitAcks).toEqual(['0', '1', '2', '3']);
  const kept = await db.select({ id: deadLetters.id, error: deadLetters.error }).from(deadLetters);
  expect(kept.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: '2', error: 'An alert could not be sent.' },
    { id: '3', error: 'An alert could not be sent.' },
    { id: 'alerts https://push.example', error: 'https://push.example takes no alerts.' },
  ]);
});

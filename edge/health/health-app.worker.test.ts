import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { env as bindings } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { signed } from '../testing/signed.ts';
import { createHealthApp } from './health-app.ts';
import type { Readiness } from './readiness.ts';

const fail = () => {
  throw new Error('D1 is away at secret.example');
};
const SECONDS = 1_000;

/** Moves the clock of the whole product. */
function after(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * SECONDS });
  onTestFinished(() => void vi.useRealTimers());
}

async function ready(env = bindings) {
  // Each app keeps its own results.
  const response = await createHealthApp().request('/readyz', {}, env, createExecutionContext());
  const text = await response.text();
  const readiness: Readiness = JSON.parse(text);
  return { code: response.status, text, ...readiness };
}

async function metrics(env = bindings, token = env.METRICS_TOKEN) {
  const headers = { authorization: `Bearer ${token}` };
  const context = createExecutionContext();
  const response = await createHealthApp().request('/metrics', { headers }, env, context);
  // Its type is no text to the runtime.
  const text = new TextDecoder().decode(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, text };
}

/** Returns a series' value in a text of metrics. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
}

async function playing(source: string): Promise<string> {
  const matchId = newMatchId();
  const updates = openingUpdates(matchId);
  expect((await call(signed('/ingest/v1/updates', { source, updates }))).status).toBe(200);
  return matchId;
}

// Counts of files before this one.
beforeAll(() => void tally.take());

describe('/healthz', () => {
  it('answers without any other part', async () => {
    const away = { ...bindings, DB: overridden(bindings.DB, { prepare: fail, batch: fail }) };
    expect(await call('/healthz', away)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('/readyz', () => {
  it('is ready while all parts answer, and is not stored by caches', async () => {
    const { code, failing, checks } = await ready();
    expect([code, failing]).toEqual([200, []]);
    expect(Object.keys(checks)).toEqual(
      expect.arrayContaining(['database', 'rooms', 'queue', 'states']),
    );
    expect((await call('/readyz')).headers.get('cache-control')).toBe('no-store');
  });

  it('names the database while it fails, without the words of its error', async () => {
    const away = { ...bindings, DB: overridden(bindings.DB, { prepare: fail, batch: fail }) };
    const { code, failing, text } = await ready(away);
    expect([code, failing]).toEqual([503, ['database']]);
    expect(text).not.toContain('secret.example');
    expect(valueOf((await metrics(away)).text, 'ready_check{check="database"}')).toBe(0);
    expect(valueOf((await metrics()).text, 'ready_check{check="database"}')).toBe(1);
  });

  it('names the rooms while they do not answer', async () => {
    const away = { ...bindings, Match: overridden(bindings.Match, { getByName: fail }) };
    expect((await ready(away)).failing).toEqual(['rooms']);
  });

  it('names an upstream that does not answer, without its address', async () => {
    const away = { ...bindings, MEDIA_API_URL: 'http://127.0.0.1:9/media' };
    const { code, failing, text } = await ready(away);
    expect([code, failing]).toEqual([503, ['upstream:media']]);
    expect(text).not.toContain('127.0.0.1');
    expect(valueOf((await metrics(away)).text, 'ready_check{check="upstream:media"}')).toBe(0);
  });

  it('names the metrics while their object does not answer', async () => {
    const away = { ...bindings, Metrics: overridden(bindings.Metrics, { getByName: fail }) };
    expect((await ready(away)).failing).toEqual(['metrics']);
  });

  it('names the queue while its consumer leaves messages waiting', async () => {
    await bindings.MATCH_STATES.send({ unsaved: newMatchId() });
    after(9);
    const { failing, checks } = await ready();
    expect(failing).toContain('queue');
    expect(checks['queue']?.figures['messages']).toBeGreaterThan(0);
    const { text } = await metrics();
    expect(valueOf(text, 'queue_oldest_message_seconds{queue="match-states"}')).toBeGreaterThan(8);
    expect(valueOf(text, 'queue_backlog_messages{queue="match-states"}')).toBeGreaterThan(0);
  });

  it('names the queue while its consumer takes nothing', async () => {
    await playing('unconsumed');
    await metrics();
    expect((await ready()).checks['queue']?.figures['untakenSeconds']).toBeLessThan(5);
    after(9);
    const { failing, checks } = await ready();
    expect(failing).toContain('queue');
    expect(checks['queue']?.figures['untakenSeconds']).toBeGreaterThan(8);
    tally.taken(Date.now());
    await metrics();
    expect((await ready()).checks['queue']?.figures['untakenSeconds']).toBe(0);
  });

  it('counts the dead letters that the database notes, also those that no queue has any more', async () => {
    const result = await deliver(['nonsense'], bindings, 'match-states-dead');
    expect(result.explicitAcks).toEqual(['0']);
    after(60);
    const { checks } = await ready();
    expect(checks['queue']?.figures).toMatchObject({ deadLetters: 1 });
    expect(checks['queue']?.figures['oldestDeadSeconds']).toBeGreaterThanOrEqual(60);
    const waiting = 'queue_backlog_messages{queue="match-states-dead"}';
    expect(valueOf((await metrics()).text, waiting)).toBe(1);
    await bindings.DB.prepare('UPDATE dead_letters SET dropped_at = 1').run();
    expect((await ready()).checks['queue']?.figures).toMatchObject({ deadLetters: 0 });
  });

  it('names states that nobody writes to the database', async () => {
    const matchId = newMatchId();
    // No writer hears of it.
    await matchRoom(bindings, matchId).ingest(openingUpdates(matchId), 'unwritten');
    await metrics();
    after(31);
    expect((await ready()).failing).toContain('states');
    const { text } = await metrics();
    expect(valueOf(text, 'room_unsaved_states')).toBeGreaterThan(0);
    expect(valueOf(text, 'room_unsaved_oldest_seconds')).toBeGreaterThan(30);
  });

  it('names a feed with matches in play that sends nothing any more', async () => {
    await playing('stopping');
    await metrics();
    expect((await ready()).checks['feed:stopping']?.ok).toBe(true);
    // Two heartbeats are lost, and the third is late.
    after(10);
    expect((await ready()).checks['feed:stopping']?.ok).toBe(true);
    after(2);
    const { code, failing, checks } = await ready();
    expect(code).toBe(503);
    expect(failing).toContain('feed:stopping');
    expect(checks['feed:stopping']?.figures).toMatchObject({ matchesInPlay: 1, silentMatches: 0 });
    const { text } = await metrics();
    expect(valueOf(text, 'ready_check{check="feed:stopping"}')).toBe(0);
    const lastWord = valueOf(text, 'feed_last_word_timestamp_seconds{source="stopping"}');
    expect(Date.now() / SECONDS - lastWord).toBeGreaterThan(11);
  });

  it('expects nothing of a feed whose matches are over', async () => {
    const matchId = await playing('ended');
    const over = { matchId, sequence: 9, occurredAt: Date.now(), status: 'Finished' };
    await call(signed('/ingest/v1/updates', { source: 'ended', updates: [over] }));
    await metrics();
    after(600);
    expect((await ready()).checks['feed:ended']).toMatchObject({
      ok: true,
      figures: { matchesInPlay: 0 },
    });
  });
});

describe('/metrics', () => {
  beforeEach(async () => void (await metrics()));

  it('does not exist without a token in the settings, or with a weak one', async () => {
    const { METRICS_TOKEN: _token, ...others } = bindings;
    expect((await metrics(others, '')).status).toBe(404);
    expect((await metrics({ ...bindings, METRICS_TOKEN: 'guessable' })).status).toBe(404);
  });

  it('opens by both of two tokens while one replaces the other', async () => {
    const old = bindings.METRICS_TOKEN ?? '';
    const both = { ...bindings, METRICS_TOKEN: `${'n'.repeat(43)} ${old}` };
    expect((await metrics(both, old)).status).toBe(200);
    expect((await metrics(both, 'n'.repeat(43))).status).toBe(200);
    expect((await metrics(both, both.METRICS_TOKEN)).status).toBe(401);
    expect((await metrics(bindings, 'n'.repeat(43))).status).toBe(401);
  });

  it('has the checks and queues while the object with the counts fails or hangs', async () => {
    const hang = () => new Promise<never>(() => {});
    const hanging = () => ({ report: hang, read: hang, readState: hang });
    for (const getByName of [fail, hanging]) {
      const away = { ...bindings, Metrics: overridden(bindings.Metrics, { getByName }) };
      const { status, text } = await metrics(away);
      expect(status).toBe(200);
      expect(valueOf(text, 'ready_check{check="metrics"}')).toBe(0);
      expect(valueOf(text, 'ready_check{check="rooms"}')).toBe(1);
      expect(valueOf(text, 'queue_backlog_messages{queue="match-states"}')).toBeGreaterThanOrEqual(
        0,
      );
      expect(valueOf(text, 'room_unsaved_states')).toBeNaN();
    }
  });

  it('has counters at 0 before they count anything, so that the first ones are an increase', async () => {
    const { text } = await metrics();
    expect(valueOf(text, 'code_messages_total{channel="sms",outcome="not-set"}')).toBe(0);
    expect(valueOf(text, 'account_entries_total{call="sign-up",outcome="failed"}')).toBe(0);
    const away = { ...bindings, Metrics: overridden(bindings.Metrics, { getByName: fail }) };
    expect((await metrics(away)).text).not.toContain('code_messages_total{');
  });

  it('refuses another token', async () => {
    const { status, headers } = await metrics(bindings, 'another');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect((await call('/metrics')).status).toBe(401);
  });

  it('counts updates by outcome, and how long they took to their acknowledgement', async () => {
    const before = (await metrics()).text;
    const matchId = newMatchId();
    const updates = openingUpdates(matchId).map((update) => ({
      ...update,
      occurredAt: Date.now() - 2 * SECONDS,
    }));
    for (let times = 0; times < 2; times += 1)
      await call(signed('/ingest/v1/updates', { source: 'counted', updates }));
    const { text, headers } = await metrics();
    const grown = (series: string) => valueOf(text, series) - (valueOf(before, series) || 0);
    expect(headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
    expect(grown('ingest_updates_total{outcome="applied"}')).toBe(3);
    expect(grown('ingest_updates_total{outcome="duplicate"}')).toBe(3);
    expect(grown('ingest_acknowledged_seconds_count')).toBe(3);
    expect(grown('ingest_acknowledged_seconds_bucket{le="1.0"}')).toBe(0);
    expect(grown('ingest_acknowledged_seconds_bucket{le="60.0"}')).toBe(3);
  });

  it('counts sockets, frames and bytes by kind of room, and the delay to the socket', async () => {
    const matchId = await playing('watched');
    const before = (await metrics()).text;
    const response = await matchRoom(bindings, matchId).fetch(
      `http://room/parties/match/${matchId}`,
      {
        headers: { upgrade: 'websocket' },
      },
    );
    const socket = response.webSocket;
    if (!socket) throw new Error('The room opened no socket');
    const texts: string[] = [];
    socket.addEventListener('message', ({ data }) => void texts.push(String(data)));
    socket.accept();
    const goal = { matchId, sequence: 4, occurredAt: Date.now(), score: { home: 2, away: 0 } };
    await call(signed('/ingest/v1/updates', { source: 'watched', updates: [goal] }));
    await eventually(() => expect(texts).toHaveLength(2));
    const { text } = await metrics();
    const grown = (series: string) => valueOf(text, series) - (valueOf(before, series) || 0);
    expect(grown('room_sockets{kind="match"}')).toBe(1);
    expect(valueOf(text, 'room_largest_sockets{rank="1"}')).toBeGreaterThan(0);
    expect(grown('room_frames_sent_total{kind="match"}')).toBe(1);
    expect(grown('room_sent_bytes_total{kind="match"}')).toBe(
      new TextEncoder().encode(texts[1]).byteLength,
    );
    expect(grown('ingest_sent_seconds_count')).toBe(1);
    socket.close();
    await eventually(async () => {
      const now = (await metrics()).text;
      const open = valueOf(now, 'room_sockets{kind="match"}');
      expect(open).toBe(valueOf(before, 'room_sockets{kind="match"}'));
    });
  });

  it('names no match and no room', async () => {
    const matchId = await playing('nameless');
    expect((await metrics()).text).not.toContain(matchId);
  });
});

import { env } from 'cloudflare:workers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { scored } from '../conformance/match-updates.ts';
import { MatchViewer } from '../conformance/viewer.ts';
import { crash } from '../testing/crash.ts';
import { harness, startMatch } from '../testing/worker-harness.ts';
import { tally } from './report.ts';
import { emptyReport, Tally, type MetricsReport, type RoomReport } from './tally.ts';

/** Returns an object that no other test uses, or the one of a name. */
function newMetrics(name: string = crypto.randomUUID()) {
  if (!env.Metrics) throw new Error('wrangler.toml binds no metrics');
  const metrics = env.Metrics.getByName(name);
  const report = (more: Partial<MetricsReport>) =>
    metrics.report(crypto.randomUUID(), { ...emptyReport(), ...more });
  const rooms = (reports: Record<string, RoomReport>) =>
    report({ rooms: new Map(Object.entries(reports)) });
  return {
    metrics,
    report,
    rooms,
    gauge: async (series: string) => (await metrics.read()).gauges.get(series),
    /** Ends the object, and returns it as it starts again. */
    restart: async () => {
      await crash(metrics);
      return newMetrics(name);
    },
  };
}

it('adds up the counts of all isolates', async () => {
  const { metrics } = newMetrics();
  for (const by of [2, 3]) {
    const counts = new Tally();
    counts.count('room_frames_sent_total', { kind: 'sport' }, by);
    counts.observe('database_query_seconds', 0.2, {});
    await metrics.report(crypto.randomUUID(), counts.take() ?? emptyReport());
  }
  const { counters, histograms } = await metrics.read();
  expect(counters.get('room_frames_sent_total{kind="sport"}')).toBe(5);
  expect(histograms.get('database_query_seconds')?.sum).toBeCloseTo(0.4);
});

it('shows the sockets of each kind of room, and the ten largest rooms without names', async () => {
  const { metrics, rooms, gauge } = newMetrics();
  await rooms(
    Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`match/m${n}`, { kind: 'match', sockets: n + 1 }]),
    ),
  );
  await rooms({
    'hub/1': { kind: 'hub', sockets: 40 },
    'match/m11': { kind: 'match', sockets: 0 },
  });
  expect(await gauge('room_sockets{kind="match"}')).toBe(66);
  expect(await gauge('room_sockets{kind="hub"}')).toBe(40);
  expect(await gauge('room_largest_sockets{rank="1"}')).toBe(40);
  expect(await gauge('room_largest_sockets{rank="10"}')).toBe(3);
  const { gauges } = await metrics.read();
  expect([...gauges.keys()].join()).not.toMatch(/m\d|rank="11"/);
});

it('counts matches by their feed, also after the room woke without knowing it', async () => {
  const { rooms, gauge } = newMetrics();
  await rooms({
    'match/m1': { kind: 'match', source: 'one', isInPlay: true, isSilent: false },
    'match/m2': { kind: 'match', source: 'one', isInPlay: true, isSilent: false },
    'match/m3': { kind: 'match', isInPlay: true, isSilent: true },
  });
  await rooms({ 'match/m1': { kind: 'match', isInPlay: true, isSilent: true } });
  await rooms({ 'match/m2': { kind: 'match', isInPlay: false, isSilent: false } });
  expect(await gauge('feed_matches_in_play{source="one"}')).toBe(1);
  expect(await gauge('feed_silent_matches{source="one"}')).toBe(1);
  expect(await gauge('feed_silent_matches{source="unknown"}')).toBe(1);
});

it('keeps the time since which a state is unsaved, while its room sleeps and wakes', async () => {
  const { metrics, rooms } = newMetrics();
  const since = Date.now() - 60_000;
  await rooms({ 'match/m1': { kind: 'match', unsavedSince: since } });
  await rooms({ 'match/m1': { kind: 'match', unsavedSince: 'earlier' } });
  expect((await metrics.readState()).unsaved).toEqual({ rooms: 1, oldestSince: since });
  await rooms({ 'match/m1': { kind: 'match', unsavedSince: null } });
  expect((await metrics.readState()).unsaved).toEqual({ rooms: 0, oldestSince: null });
});

it('counts a report once, however often it arrives', async () => {
  const { metrics } = newMetrics();
  const report = { ...emptyReport(), counters: new Map([['x_total', 2]]) };
  for (const id of ['one', 'one', 'other']) await metrics.report(id, report);
  expect((await metrics.read()).counters.get('x_total')).toBe(4);
});

/** How often Prometheus reads the counts, in milliseconds. */
const SCRAPE = 60_000;

it('has a pending timer for longer than a minute after each report, so that the platform does not end it', async () => {
  const { report } = newMetrics();
  const timers = new Map<unknown, number | undefined>();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((...args) => {
    const timer = start(...args);
    timers.set(timer, args[1]);
    return timer;
  });
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    timers.delete(timer);
    stop(timer);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  for (const count of [1, 2]) {
    await report({ counters: new Map([['x_total', count]]) });
    const long = [...timers.values()].filter((ms) => (ms ?? 0) > SCRAPE);
    expect(long).toHaveLength(1);
  }
});

it('knows the matches in play when it starts again, and not those that are over', async () => {
  const { rooms, restart } = newMetrics();
  const playing: RoomReport = { kind: 'match', source: 'one', isInPlay: true, isSilent: false };
  await rooms({ 'match/m1': playing, 'match/m2': playing, 'match/m3': playing });
  await rooms({
    'match/m2': { ...playing, isSilent: true },
    'match/m3': { ...playing, isInPlay: false },
  });
  const { gauge } = await restart();
  expect(await gauge('feed_matches_in_play{source="one"}')).toBe(2);
  expect(await gauge('feed_silent_matches{source="one"}')).toBe(1);
});

it('forgets the sockets of relays and hubs that are silent for half an hour', async () => {
  const { rooms, report, gauge } = newMetrics();
  await rooms({
    'relay/m1~1': { kind: 'relay', sockets: 3 },
    'relay/m1~2': { kind: 'relay', sockets: 4 },
    'match/m2': { kind: 'match', sockets: 5 },
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  await rooms({ 'relay/m1~2': { kind: 'relay' } });
  expect(await gauge('room_sockets{kind="relay"}')).toBe(7);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await report({});
  expect(await gauge('room_sockets{kind="relay"}')).toBe(4);
  expect(await gauge('room_sockets{kind="match"}')).toBe(5);
});

it('shows the last hour in moments of 15 seconds, the busiest matches and the newest errors', async () => {
  const { metrics, rooms, report } = newMetrics();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  await rooms({
    'match/m1': { kind: 'match', sockets: 2 },
    'relay/m1~1': { kind: 'relay', sockets: 3 },
    'match/m2': { kind: 'match', sockets: 4 },
  });
  vi.setSystemTime(Date.now() + 15_000);
  const counts = new Tally();
  counts.count('ingest_updates_total', { outcome: 'applied' }, 30);
  counts.count('http_requests_total', { class: 'api', status: '200' }, 12);
  counts.count('http_requests_total', { class: 'api', status: '503' }, 3);
  counts.observe('ingest_acknowledged_seconds', 0.2, {});
  counts.fault({ at: Date.now(), event: 'unhandled', requestId: 'r1', about: '/' });
  counts.check('database', false);
  await report(counts.take() ?? {});
  const { hour, busiest, faults, errors, checks } = await metrics.readOps();
  expect(hour).toEqual([
    {
      at: Date.now(),
      sockets: 9,
      updatesPerSecond: 2,
      requestsPerSecond: 1,
      failedPerSecond: 0.2,
      delaySeconds: 0.175,
    },
  ]);
  expect(busiest).toEqual([
    { matchId: 'm1', sockets: 5 },
    { matchId: 'm2', sockets: 4 },
  ]);
  expect(faults).toMatchObject([{ event: 'unhandled', requestId: 'r1' }]);
  expect([...errors]).toEqual([['unhandled', 1]]);
  expect(checks.get('database')).toEqual({ isWell: false, since: Date.now() });
});

it('begins all counts at 0 when it starts again, and remembers the last words of feeds', async () => {
  const { report, restart } = newMetrics();
  const at = Date.now() - 5_000;
  await report({ feeds: new Map([['one', at]]), counters: new Map([['x_total', 1]]) });
  const { metrics } = await restart();
  const { counters } = await metrics.read();
  const { feeds } = await metrics.readState();
  expect(counters.size).toBe(0);
  expect(feeds.get('one')).toEqual({ lastWordAt: at, inPlay: 0, silent: 0 });
});

it('gives only fifty feeds a series of their own', async () => {
  const { metrics, report } = newMetrics();
  const names = Array.from({ length: 60 }, (_, n): [string, number] => [`feed-${n}`, n + 1]);
  await report({ feeds: new Map(names) });
  const { feeds } = await metrics.readState();
  expect(feeds.size).toBe(51);
  expect(feeds.get('other')?.lastWordAt).toBe(60);
});

it('gets no frames of rooms without a token in the settings', async () => {
  expect(env.METRICS_TOKEN).toBeUndefined();
  const matchId = await startMatch(1);
  const viewer = await (await MatchViewer.connect(harness, matchId)).reach(2);
  tally.take();
  await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
  await viewer.reach(3);
  expect([...(tally.take()?.counters.keys() ?? [])].join()).not.toContain('room_');
});

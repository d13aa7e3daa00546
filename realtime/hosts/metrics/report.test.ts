import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import type { RoomsEnv } from '../rooms-env.ts';
import { reportNow, reportRoom, reportSoon, tally } from './report.ts';
import type { MetricsReport } from './tally.ts';

let reports: { id: string; report: MetricsReport }[];
let fault: 'away' | 'no answer' | null;
let warn: MockInstance;

/** Stands in for the metrics object, whose delivery the tests break off. */
function bindings(METRICS_TOKEN?: string) {
  const report = async (id: string, one: MetricsReport) => {
    if (fault === 'away') throw new Error('away');
    reports.push({ id, report: one });
    if (fault === 'no answer') throw new Error('no answer');
  };
  const Metrics = { getByName: () => ({ report }) } as unknown as RoomsEnv['Metrics'];
  return { Metrics, METRICS_TOKEN } as unknown as RoomsEnv;
}
const env = bindings('t'.repeat(43));
const outcomes = () => reports.map(({ report: { counters } }) => [...counters.values()]);

let day = Date.UTC(2030, 0);
beforeEach(async () => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  fault = null;
  reports = [];
  // What other tests left.
  await reportNow(env);
  reports = [];
  // The reports of other tests are long ago.
  vi.useFakeTimers({ now: (day += 86_400_000) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const count = (times: number) => {
  tally.count('database_queries_total', { outcome: 'answered' }, times);
  reportSoon(env);
};

it('sends all counts of ten seconds in one report', async () => {
  for (const times of [1, 2, 3]) {
    count(times);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcomes()).toEqual([[6]]);
  count(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcomes()).toEqual([[6], [4]]);
});

it('reports at a moment of its own: isolates that a goal wakes do not report at once', async () => {
  const moments = new Set<number>();
  for (let isolate = 0; isolate < 3; isolate += 1) {
    vi.resetModules();
    const own = await import('./report.ts');
    vi.setSystemTime(day);
    vi.spyOn(Math, 'random').mockReturnValueOnce(isolate / 4);
    own.tally.count('database_queries_total', { outcome: 'answered' });
    own.reportSoon(env);
    await vi.advanceTimersToNextTimerAsync();
    moments.add(Date.now() - day);
  }
  expect(reports).toHaveLength(3);
  expect([...moments]).toEqual([10_000, 7_500, 5_000]);
});

it('sends again what was not delivered, before anything newer', async () => {
  fault = 'away';
  count(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(warn).toHaveBeenCalledOnce();
  fault = null;
  count(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcomes()).toEqual([[1], [2]]);
});

it('sends a report without an answer again under its id, which counts once', async () => {
  fault = 'no answer';
  count(1);
  await vi.advanceTimersByTimeAsync(10_000);
  fault = null;
  count(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcomes()).toEqual([[1], [1], [2]]);
  const [first, again, next] = reports;
  expect(again?.id).toBe(first?.id);
  expect(next?.id).not.toBe(first?.id);
});

it('plans another report when the room that waited for one is gone', async () => {
  count(1);
  vi.clearAllTimers();
  vi.advanceTimersByTime(15_000);
  count(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcomes()).toEqual([[2]]);
});

it.each([
  ['no token', undefined],
  ['a token that is too short', 't'.repeat(42)],
])('reports nothing, and keeps no rooms, with %s', async (_what, token) => {
  reportRoom(bindings(token), 'm1', { kind: 'match', sockets: 1 });
  reportSoon(bindings(token));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reports).toEqual([]);
  expect(tally.take()).toBeNull();
});

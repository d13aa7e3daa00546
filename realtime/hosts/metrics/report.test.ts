import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomsEnv } from '../rooms-env.ts';
import { reportRoom, reportSoon, tally } from './report.ts';
import type { MetricsReport } from './tally.ts';

let reports: MetricsReport[];
let isAway: boolean;

/** Stands in for the metrics object, whose delivery the tests break off. */
function bindings(METRICS_TOKEN?: string) {
  const report = async (one: MetricsReport) => {
    if (isAway) throw new Error('away');
    reports.push(one);
  };
  const Metrics = { getByName: () => ({ report }) } as unknown as RoomsEnv['Metrics'];
  return { Metrics, METRICS_TOKEN } as unknown as RoomsEnv;
}
const env = bindings('t'.repeat(43));
const outcomes = () => reports.map(({ counters }) => [...counters.values()]);

let day = Date.UTC(2030, 0);
beforeEach(() => {
  reports = [];
  isAway = false;
  tally.take();
  // The reports of other tests are long ago.
  vi.useFakeTimers({ now: (day += 86_400_000) });
});
afterEach(() => vi.useRealTimers());

it('sends the first counts at once, and all that follow ten seconds later', async () => {
  for (let times = 1; times <= 3; times += 1) {
    tally.count('scheduled_runs_total', { outcome: 'done' }, times);
    reportSoon(env);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(outcomes()).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcomes()).toEqual([[1], [5]]);
});

it('sends again what was not delivered', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  isAway = true;
  tally.count('scheduled_runs_total', { outcome: 'done' });
  reportSoon(env);
  await vi.advanceTimersByTimeAsync(1);
  expect(warn).toHaveBeenCalledOnce();
  isAway = false;
  reportSoon(env);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcomes()).toEqual([[1]]);
  warn.mockRestore();
});

it('plans another report when the room that waited for one is gone', async () => {
  tally.count('scheduled_runs_total', { outcome: 'done' });
  reportSoon(env);
  await vi.advanceTimersByTimeAsync(1);
  tally.count('scheduled_runs_total', { outcome: 'done' });
  reportSoon(env);
  vi.clearAllTimers();
  vi.advanceTimersByTime(15_000);
  reportSoon(env);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes()).toEqual([[1], [1]]);
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

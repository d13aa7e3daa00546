import { expect, it } from 'vitest';
import { addReport, emptyReport, Tally } from './tally.ts';

it('reports what it counted since the last report, and nothing twice', () => {
  const tally = new Tally();
  tally.count('ingest_updates_total', { outcome: 'applied' });
  tally.count('ingest_updates_total', { outcome: 'applied' }, 2);
  tally.count('ingest_updates_total', { outcome: 'stale' });
  expect(tally.take()?.counters).toEqual(
    new Map([
      ['ingest_updates_total{outcome="applied"}', 3],
      ['ingest_updates_total{outcome="stale"}', 1],
    ]),
  );
  expect(tally.take()).toBeNull();
});

it('counts a value in the first bucket that holds it, and a negative one as 0', () => {
  const tally = new Tally();
  for (const seconds of [0.1, 0.11, 400, -3]) tally.observe('ingest_sent_seconds', seconds, {});
  const { counts, sum } = tally.take()?.histograms.get('ingest_sent_seconds') ?? {};
  expect(counts).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(sum).toBeCloseTo(400.21);
});

it('keeps the twenty newest errors, one of each request and event, and counts all', () => {
  const tally = new Tally();
  const fault = (at: number) => ({ at, event: 'unhandled', requestId: `r${at}`, about: '' });
  for (let at = 1; at <= 25; at += 1) tally.fault(fault(at));
  tally.fault(fault(25));
  const { faults, counters } = tally.take() ?? emptyReport();
  expect([...faults.values()].map(({ at }) => at)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 6),
  );
  expect(counters.get('logged_errors_total{event="unhandled"}')).toBe(26);
});

it('adds histograms bucket by bucket', () => {
  const totals = emptyReport();
  const tally = new Tally();
  for (const seconds of [0.001, 20]) {
    tally.observe('database_query_seconds', seconds, {});
    addReport(totals, tally.take() ?? emptyReport());
  }
  const { counts, sum } = totals.histograms.get('database_query_seconds') ?? {};
  expect([counts?.at(0), counts?.at(-1), sum]).toEqual([1, 1, 20.001]);
});

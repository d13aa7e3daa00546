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

it('keeps an undelivered report, and what is newer than it', () => {
  const tally = new Tally();
  tally.count('room_frames_sent_total', { kind: 'hub' }, 5);
  tally.room('m1', { kind: 'match', sockets: 2, source: 'feed' });
  tally.feed('feed', 1_000);
  const lost = tally.take();
  tally.count('room_frames_sent_total', { kind: 'hub' }, 7);
  tally.room('m1', { kind: 'match', sockets: 3 });
  tally.feed('feed', 2_000);
  if (lost) tally.putBack(lost);
  const next = tally.take();
  expect(next?.counters.get('room_frames_sent_total{kind="hub"}')).toBe(12);
  expect(next?.rooms.get('match/m1')).toEqual({ kind: 'match', sockets: 3, source: 'feed' });
  expect(next?.feeds.get('feed')).toBe(2_000);
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

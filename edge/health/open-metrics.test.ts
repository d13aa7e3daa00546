import parse from 'parse-prometheus-text-format';
import { expect, it } from 'vitest';
import { Tally } from '../../realtime/hosts/metrics/tally.ts';
import { openMetricsText } from './open-metrics.ts';

function textOf(fill: (tally: Tally) => void): string {
  const tally = new Tally();
  fill(tally);
  const { counters = new Map(), histograms = new Map() } = tally.take() ?? {};
  const gauges = new Map([['room_sockets{kind="hub"}', 7]]);
  return openMetricsText({ counters, histograms, gauges });
}

it('writes samples that an independent reader reads', () => {
  const text = textOf((tally) => {
    tally.count('upstream_answers_total', { upstream: 'media', status: '504' }, 3);
    tally.observe('ingest_sent_seconds', 0.2, {});
    tally.observe('ingest_sent_seconds', 600, {});
  });
  const families = new Map(parse(text).map((family) => [family.name, family]));
  expect(families.get('upstream_answers_total')?.metrics).toEqual([
    { value: '3', labels: { upstream: 'media', status: '504' } },
  ]);
  expect(families.get('room_sockets')).toMatchObject({
    type: 'GAUGE',
    metrics: [{ value: '7', labels: { kind: 'hub' } }],
  });
  expect(families.get('ingest_sent_seconds')).toMatchObject({
    type: 'HISTOGRAM',
    metrics: [
      { buckets: { 0.1: '0', 0.25: '1', '300.0': '1', '+Inf': '2' }, count: '2', sum: '600.2' },
    ],
  });
});

it('names families, units and the end as OpenMetrics does', () => {
  const lines = textOf((tally) => tally.count('room_sent_bytes_total', { kind: 'match' }, 9)).split(
    '\n',
  );
  const start = lines.indexOf('# TYPE room_sent_bytes counter');
  expect(lines.slice(start, start + 4)).toEqual([
    '# TYPE room_sent_bytes counter',
    '# UNIT room_sent_bytes bytes',
    '# HELP room_sent_bytes Bytes of these frames.',
    'room_sent_bytes_total{kind="match"} 9',
  ]);
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
});

it('lets no value end its label', () => {
  const text = textOf((tally) =>
    tally.count('http_requests_total', { class: 'a"} 1\n# EOF', status: '200' }),
  );
  expect(text).toContain('http_requests_total{class="a___1___EOF",status="200"} 1');
});

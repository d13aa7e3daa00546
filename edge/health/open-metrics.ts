import { knownCounters, METRICS } from '../../realtime/hosts/metrics/metric-list.ts';
import type { MetricsReading } from '../../realtime/hosts/metrics/metrics-server.ts';
import type { Distribution } from '../../realtime/hosts/metrics/tally.ts';

export const OPEN_METRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

type Values = Pick<MetricsReading, 'counters' | 'histograms' | 'gauges'>;

/** Returns all known counters by series, with 0 for each that has no count yet. */
export function allCounters(counters: Values['counters']): Values['counters'] {
  return new Map([...knownCounters().map((series) => [series, 0] as const), ...counters]);
}

/** Returns every metric with its series in the text format of OpenMetrics 1.0. */
export function openMetricsText({ counters, histograms, gauges }: Values): string {
  const single = byName([...counters, ...gauges]);
  const spread = byName(histograms);
  const lines = Object.entries(METRICS).flatMap(([name, { type, help }]) => {
    // A counter's family has no `_total`; only its samples do.
    const family = type === 'counter' ? name.replace(/_total$/, '') : name;
    const unit = /_(seconds|bytes)$/.exec(family)?.[1];
    return [
      `# TYPE ${family} ${type}`,
      ...(unit === undefined ? [] : [`# UNIT ${family} ${unit}`]),
      `# HELP ${family} ${help}`,
      ...(single.get(name) ?? []).map(({ labels, value }) => sample(name, labels, value)),
      ...(spread.get(name) ?? []).flatMap(({ labels, value }) =>
        samplesOf(name, labels, value, boundsOf(name)),
      ),
    ];
  });
  return [...lines, '# EOF', ''].join('\n');
}

/** Groups series (`name{labels}`) by the name of their metric. */
function byName<Value>(series: Iterable<readonly [series: string, value: Value]>) {
  const found = Array.from(series, ([text, value]) => {
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(text) ?? [];
    return { name, labels, value };
  });
  return Map.groupBy(found, ({ name }) => name);
}

/** Returns the samples of a histogram. Its buckets are cumulative. */
function samplesOf(
  name: string,
  labels: string,
  { counts, sum }: Distribution,
  bounds: readonly number[],
): string[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    const le = `le="${boundText(bounds[at])}"`;
    return sample(`${name}_bucket`, labels === '' ? le : `${labels},${le}`, total);
  });
  return [...buckets, sample(`${name}_sum`, labels, sum), sample(`${name}_count`, labels, total)];
}

function boundsOf(name: string): readonly number[] {
  const metric = Object.entries(METRICS).find(([known]) => known === name)?.[1];
  return metric && 'buckets' in metric ? metric.buckets : [];
}

/** Returns a bucket's bound as OpenMetrics writes it: a floating-point number. */
function boundText(bound: number | undefined): string {
  if (bound === undefined) return '+Inf';
  return Number.isInteger(bound) ? `${bound}.0` : String(bound);
}

function sample(name: string, labels: string, value: number): string {
  return `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;
}

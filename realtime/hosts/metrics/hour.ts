import { METRICS } from './metric-list.ts';
import type { Distribution, MetricsReport } from './tally.ts';

/** The product's figures over about 15 seconds. */
export interface Moment {
  /** Time at which they end, ms. */
  at: number;
  sockets: number;
  updatesPerSecond: number;
  requestsPerSecond: number;
  /** Answers with a status of 500 or more, except to health checks. */
  failedPerSecond: number;
  /** Median time from an update's fact to its acknowledgement; null without updates. */
  delaySeconds: number | null;
}

const LENGTH = 3_600_000;
const STEP = 15_000;

type Totals = Pick<MetricsReport, 'counters' | 'histograms'>;

interface Sums {
  at: number;
  updates: number;
  requests: number;
  failed: number;
  delays: readonly number[];
}

/**
 * Keeps the last hour in memory, as at most 240 moments: operators see it at `/ops`, without
 * Prometheus.
 */
export class Hour {
  readonly #moments: Moment[] = [];
  #last: Sums;

  constructor(now: number) {
    this.#last = { at: now, updates: 0, requests: 0, failed: 0, delays: [] };
  }

  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** Whether a new moment is due. */
  isDue(now: number): boolean {
    return now - this.#last.at >= STEP;
  }

  /** Adds the moment that ends now. */
  add(totals: Totals, sockets: number, now: number): void {
    const sums = sumsOf(totals, now);
    const seconds = (now - this.#last.at) / 1_000;
    const { updates, requests, failed, delays } = this.#last;
    const counts = sums.delays.map((count, bucket) => count - (delays[bucket] ?? 0));
    this.#last = sums;
    this.#moments.push({
      at: now,
      sockets,
      updatesPerSecond: (sums.updates - updates) / seconds,
      requestsPerSecond: (sums.requests - requests) / seconds,
      failedPerSecond: (sums.failed - failed) / seconds,
      delaySeconds: medianOf(counts, METRICS.ingest_acknowledged_seconds.buckets),
    });
    while ((this.#moments[0]?.at ?? now) <= now - LENGTH) this.#moments.shift();
  }
}

function sumsOf({ counters, histograms }: Totals, at: number): Sums {
  const sums = { at, updates: 0, requests: 0, failed: 0 };
  for (const [series, count] of counters)
    if (series.startsWith('ingest_updates_total')) sums.updates += count;
    else if (series.startsWith('http_requests_total') && !series.includes('class="health"')) {
      sums.requests += count;
      if (series.includes('status="5')) sums.failed += count;
    }
  const delays: Distribution | undefined = histograms.get('ingest_acknowledged_seconds');
  return { ...sums, delays: delays?.counts ?? [] };
}

/** Returns the median of a histogram, interpolated within its bucket; null without values. */
export function medianOf(counts: readonly number[], bounds: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [bucket, count] of counts.entries()) {
    const from = bounds[bucket - 1] ?? 0;
    const to = bounds[bucket] ?? from;
    if (below + count >= total / 2) return from + (to - from) * ((total / 2 - below) / count);
    below += count;
  }
  return null;
}

import {
  METRICS,
  seriesOf,
  type CounterName,
  type HistogramName,
  type LabelsOf,
} from './metric-list.ts';

/**
 * A histogram's series: the number of values in each bucket. The last bucket is for values beyond
 * all bounds.
 */
export interface Distribution {
  counts: number[];
  sum: number;
}

export type RoomKind = 'match' | 'relay' | 'sport' | 'hub';

/** What a room reports of itself. Absent members are as before. */
export interface RoomReport {
  kind: RoomKind;
  sockets?: number;
  /** The feed of a match; absent while the room does not know it. */
  source?: string;
  isInPlay?: boolean;
  isSilent?: boolean;
  /**
   * Since when (ms) the database lacks the newest state; 'earlier' if it lacked it when the room
   * woke; null if it has it.
   */
  unsavedSince?: number | 'earlier' | null;
}

/** When a report's first and last states went to the queue, and when the consumer took a batch. */
export type QueueTime = 'firstSent' | 'lastSent' | 'taken';

/** An error in the log. */
export interface Fault {
  /** ms */
  at: number;
  /** The log line's event. */
  event: string;
  requestId: string | null;
  /** What the error concerns, and why it happened; may be empty. */
  about: string;
}

/** Everything counted since the last report. */
export interface MetricsReport {
  counters: Map<string, number>;
  histograms: Map<string, Distribution>;
  /** By the room's kind and name. */
  rooms: Map<string, RoomReport>;
  /** Time of each feed's last message, ms. */
  feeds: Map<string, number>;
  /** ms */
  queue: Map<QueueTime, number>;
  /** Whether each part is well, by its last check. */
  checks: Map<string, boolean>;
  /** The newest errors, oldest first. */
  faults: Map<string, Fault>;
}

/** Highest number of errors in a report: more errors would add nothing. */
const MAX_FAULTS = 20;

/** Counts in memory: an increment costs a lookup and no call. */
export class Tally {
  #report: MetricsReport = emptyReport();

  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
    add(this.#report.counters, seriesOf(name, labels), by);
  }

  /** Adds a value in the metric's unit. A negative one counts as 0, since clocks differ. */
  observe<Name extends HistogramName>(name: Name, value: number, labels: LabelsOf<Name>): void {
    const { buckets } = METRICS[name];
    const series = seriesOf(name, labels);
    const known = this.#report.histograms.get(series);
    const found = known ?? { counts: Array.from({ length: buckets.length + 1 }, () => 0), sum: 0 };
    if (!known) this.#report.histograms.set(series, found);
    const bound = buckets.findIndex((most) => value <= most);
    const at = bound === -1 ? buckets.length : bound;
    found.counts[at] = (found.counts[at] ?? 0) + 1;
    found.sum += Math.max(0, value);
  }

  room(name: string, report: RoomReport): void {
    const key = `${report.kind}/${name}`;
    const known = this.#report.rooms.get(key);
    this.#report.rooms.set(key, { ...known, ...report });
  }

  feed(source: string, at: number): void {
    this.#report.feeds.set(source, Math.max(at, this.#report.feeds.get(source) ?? 0));
  }

  /** Records that states went to the queue at this time, ms. */
  sent(at: number): void {
    const { queue } = this.#report;
    if (!queue.has('firstSent')) queue.set('firstSent', at);
    queue.set('lastSent', at);
  }

  /** Records that the consumer has taken the batch that it got at this time, ms. */
  taken(at: number): void {
    this.#report.queue.set('taken', at);
  }

  check(name: string, isWell: boolean): void {
    this.#report.checks.set(name, isWell);
  }

  /** Counts an error of the log, and keeps the newest ones of different requests. */
  fault(fault: Fault): void {
    this.count('logged_errors_total', { event: fault.event });
    const { faults } = this.#report;
    faults.set(`${fault.event} ${fault.requestId}`, fault);
    const [oldest] = faults.keys();
    if (faults.size > MAX_FAULTS && oldest !== undefined) faults.delete(oldest);
  }

  /** Returns the report and begins a new one; null when nothing was counted. */
  take(): MetricsReport | null {
    const report = this.#report;
    if (Object.values(report).every(({ size }) => size === 0)) return null;
    this.#report = emptyReport();
    return report;
  }
}

export function emptyReport(): MetricsReport {
  return {
    counters: new Map(),
    histograms: new Map(),
    rooms: new Map(),
    feeds: new Map(),
    queue: new Map(),
    checks: new Map(),
    faults: new Map(),
  };
}

/** Adds counters and histograms of `more` to `totals`. */
export function addReport(
  totals: Pick<MetricsReport, 'counters' | 'histograms'>,
  more: Pick<MetricsReport, 'counters' | 'histograms'>,
): void {
  for (const [series, by] of more.counters) add(totals.counters, series, by);
  for (const [series, { counts, sum }] of more.histograms) {
    const known = totals.histograms.get(series);
    totals.histograms.set(series, {
      counts: counts.map((count, at) => count + (known?.counts[at] ?? 0)),
      sum: sum + (known?.sum ?? 0),
    });
  }
}

function add(counters: Map<string, number>, series: string, by: number): void {
  counters.set(series, (counters.get(series) ?? 0) + by);
}

import { DurableObject } from 'cloudflare:workers';
import { Hour, type Moment } from './hour.ts';
import { KnownRooms, ROOM_KINDS, type MatchesOfFeed } from './known-rooms.ts';
import { seriesOf } from './metric-list.ts';
import { QueueWatch } from './queue-watch.ts';
import { addReport, emptyReport, type Fault, type MetricsReport, type RoomKind } from './tally.ts';

/**
 * Highest number of feeds with a series of their own. A feed is signed, but may change its name.
 */
const MAX_SOURCES = 50;
const OTHER_SOURCES = 'other';
const UNKNOWN_SOURCE = 'unknown';
const LARGEST = 10;
/** Shortest time between two writes of a feed's last message, ms. */
const STORE_EVERY = 10_000;
const REJECTED = seriesOf('ingest_updates_total', { outcome: 'rejected' });
/** Number of newest errors that the object keeps. */
const MAX_FAULTS = 50;
/**
 * Time for which the object stays awake after a report, ms. The platform ends an idle object after ten
 * seconds, before a Prometheus that scrapes once a minute has read its counts; with a pending timer it
 * waits for 70 s or longer.
 */
const AWAKE = 120_000;
/**
 * Number of newest reports whose repetition the object recognises: far more than arrive before a
 * retry.
 */
const MAX_REPORTS = 20_000;

/** What a feed's messages and its matches' rooms show of it. */
export interface FeedReading extends MatchesOfFeed {
  /** Time of the feed's last message, ms; null if only rooms have named the feed. */
  lastWordAt: number | null;
}

/** The state of feeds, rooms and queue, by their last reports. */
export interface StateReading {
  feeds: Map<string, FeedReading>;
  unsaved: { rooms: number; oldestSince: number | null };
  /** Since when (ms) states wait for the queue's consumer; null if none waits. */
  waitingSince: number | null;
}

export interface MetricsReading extends Pick<MetricsReport, 'counters' | 'histograms'> {
  gauges: Map<string, number>;
}

/** The figures of `/ops`. */
export interface OpsReading extends StateReading {
  /** Whether each part is well, and since which report (ms) that is so. */
  checks: Map<string, { isWell: boolean; since: number }>;
  sockets: Record<RoomKind, number>;
  busiest: { matchId: string; sockets: number }[];
  hour: readonly Moment[];
  /** Newest first. */
  faults: Fault[];
  /** Errors by event since `startedAt` (ms). */
  errors: Map<string, number>;
  /** Updates that rooms have rejected since `startedAt`. */
  rejected: number;
  startedAt: number;
}

export interface MetricsRpc {
  /** Adds a report; one with the same `id` only once. */
  report(id: string, report: MetricsReport): Promise<void>;
  read(): Promise<MetricsReading>;
  readState(): Promise<StateReading>;
  readOps(): Promise<OpsReading>;
  /** Forgets feeds that have sent nothing since `before`, ms. */
  forgetFeeds(before: number): Promise<void>;
}

/**
 * Adds up the reports of all isolates and rooms (ADR 99). Totals are in memory only. An object that
 * starts again counts from 0: Prometheus takes any lower total for such a restart, so a stored one
 * that is slightly out of date would count twice. Only the times of the feeds' last messages and
 * the matches in play are stored, because a feed that has stopped does not send them again.
 */
export class MetricsServer extends DurableObject implements MetricsRpc {
  readonly #totals = emptyReport();
  readonly #rooms: KnownRooms;
  readonly #queue = new QueueWatch();
  readonly #hour = new Hour(Date.now());
  readonly #startedAt = Date.now();
  readonly #reports = new Set<string>();
  readonly #checks: OpsReading['checks'] = new Map();
  #faults: Fault[] = [];
  #awake: ReturnType<typeof setTimeout> | undefined;
  readonly #lastWords = new Map<string, number>();
  readonly #storedAt = new Map<string, number>();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const { sql } = ctx.storage;
    sql.exec('CREATE TABLE IF NOT EXISTS feed (source TEXT PRIMARY KEY, at INTEGER NOT NULL)');
    for (const { source, at } of sql.exec<{ source: string; at: number }>('SELECT * FROM feed'))
      this.#lastWords.set(source, at);
    this.#rooms = new KnownRooms(sql);
  }

  async report(id: string, report: MetricsReport): Promise<void> {
    if (this.#reports.has(id)) return;
    this.#reports.add(id);
    const [oldest] = this.#reports;
    if (this.#reports.size > MAX_REPORTS && oldest !== undefined) this.#reports.delete(oldest);
    const now = Date.now();
    if (this.#awake !== undefined) clearTimeout(this.#awake);
    this.#awake = setTimeout(() => {}, AWAKE);
    addReport(this.#totals, report);
    for (const [source, at] of report.feeds) this.#hear(source, at);
    for (const [room, news] of report.rooms) this.#rooms.note(room, news, now);
    this.#queue.add(report.queue);
    for (const [check, isWell] of report.checks)
      if (this.#checks.get(check)?.isWell !== isWell)
        this.#checks.set(check, { isWell, since: now });
    this.#faults = [...this.#faults, ...report.faults.values()].slice(-MAX_FAULTS);
    this.#measure(now);
  }

  async read(): Promise<MetricsReading> {
    const now = Date.now();
    this.#measure(now);
    const { feeds, unsaved } = await this.readState();
    const { counters, histograms } = this.#totals;
    const gauges = new Map([
      ...this.#socketGauges(),
      ...Array.from(feeds, ([source, feed]) => feedGauges(source, feed)).flat(),
      [seriesOf('room_unsaved_states', {}), unsaved.rooms],
      [
        seriesOf('room_unsaved_oldest_seconds', {}),
        unsaved.oldestSince === null ? 0 : Math.max(0, now - unsaved.oldestSince) / 1_000,
      ],
    ]);
    return { counters, histograms, gauges };
  }

  async readState(): Promise<StateReading> {
    return {
      feeds: this.#feeds(),
      unsaved: this.#rooms.unsaved(),
      waitingSince: this.#queue.waitingSince,
    };
  }

  async readOps(): Promise<OpsReading> {
    this.#measure(Date.now());
    const errors = Array.from(this.#totals.counters, ([series, count]) => {
      const [, event] = /^logged_errors_total\{event="(.*)"\}$/.exec(series) ?? [];
      return event === undefined ? [] : [[event, count] as const];
    });
    return {
      ...(await this.readState()),
      checks: this.#checks,
      sockets: this.#rooms.sockets(),
      busiest: this.#rooms.busiest(LARGEST),
      hour: this.#hour.moments,
      faults: this.#faults.toReversed(),
      errors: new Map(errors.flat()),
      rejected: this.#totals.counters.get(REJECTED) ?? 0,
      startedAt: this.#startedAt,
    };
  }

  #measure(now: number): void {
    if (!this.#hour.isDue(now)) return;
    this.#rooms.forget(now);
    const sockets = Object.values(this.#rooms.sockets()).reduce((sum, one) => sum + one, 0);
    this.#hour.add(this.#totals, sockets, now);
  }

  async forgetFeeds(before: number): Promise<void> {
    for (const [source, at] of this.#lastWords)
      if (at <= before) {
        this.#lastWords.delete(source);
        this.#storedAt.delete(source);
      }
    this.ctx.storage.sql.exec('DELETE FROM feed WHERE at <= ?', before);
  }

  #hear(source: string, at: number): void {
    const name = this.#sourceName(source);
    const known = this.#lastWords.get(name) ?? 0;
    if (at <= known) return;
    this.#lastWords.set(name, at);
    if (at - (this.#storedAt.get(name) ?? 0) < STORE_EVERY) return;
    this.#storedAt.set(name, at);
    this.ctx.storage.sql.exec('INSERT OR REPLACE INTO feed VALUES (?, ?)', name, at);
  }

  #sourceName(source: string): string {
    const isKnown = this.#lastWords.has(source) || this.#lastWords.size < MAX_SOURCES;
    return isKnown ? source : OTHER_SOURCES;
  }

  #feeds(): Map<string, FeedReading> {
    const feeds = new Map<string, FeedReading>();
    for (const [source, lastWordAt] of this.#lastWords)
      feeds.set(source, { lastWordAt, inPlay: 0, silent: 0 });
    for (const [source, { inPlay, silent }] of this.#rooms.byFeed()) {
      const name = source === undefined ? UNKNOWN_SOURCE : this.#sourceName(source);
      const known = feeds.get(name) ?? { lastWordAt: null, inPlay: 0, silent: 0 };
      feeds.set(name, {
        ...known,
        inPlay: known.inPlay + inPlay,
        silent: known.silent + silent,
      });
    }
    return feeds;
  }

  #socketGauges(): [series: string, value: number][] {
    const sockets = this.#rooms.sockets();
    return [
      ...ROOM_KINDS.map((kind): [string, number] => [
        seriesOf('room_sockets', { kind }),
        sockets[kind],
      ]),
      ...this.#rooms
        .largest(LARGEST)
        .map((size, index): [string, number] => [
          seriesOf('room_largest_sockets', { rank: String(index + 1) }),
          size,
        ]),
    ];
  }
}

function feedGauges(source: string, feed: FeedReading): [series: string, value: number][] {
  const { lastWordAt, inPlay, silent } = feed;
  return [
    [seriesOf('feed_matches_in_play', { source }), inPlay],
    [seriesOf('feed_silent_matches', { source }), silent],
    ...(lastWordAt === null
      ? []
      : [
          [seriesOf('feed_last_word_timestamp_seconds', { source }), lastWordAt / 1_000] satisfies [
            string,
            number,
          ],
        ]),
  ];
}

import { DurableObject } from 'cloudflare:workers';
import { seriesOf } from './metric-list.ts';
import { addReport, emptyReport, type MetricsReport, type RoomReport } from './tally.ts';

/** Most feeds with a series of their own. A feed is signed, but may change its name. */
const MAX_SOURCES = 50;
const OTHER_SOURCES = 'other';
const UNKNOWN_SOURCE = 'unknown';
const LARGEST = 10;
/** Shortest time between two writes of a feed's last message, ms. */
const STORE_EVERY = 10_000;

/** One feed, as its messages and its matches' rooms show it. */
export interface FeedReading {
  /** ms; null if only rooms know the feed. */
  lastWordAt: number | null;
  inPlay: number;
  silent: number;
}

/** What feeds and rooms reported of themselves. */
export interface StateReading {
  feeds: Map<string, FeedReading>;
  unsaved: { rooms: number; oldestSince: number | null };
}

export interface MetricsReading extends Pick<MetricsReport, 'counters' | 'histograms'> {
  gauges: Map<string, number>;
}

export interface MetricsRpc {
  report(report: MetricsReport): Promise<void>;
  read(): Promise<MetricsReading>;
  readState(): Promise<StateReading>;
  /** Forgets feeds that have sent nothing since a time, ms. */
  forgetFeeds(before: number): Promise<void>;
}

interface KnownRoom extends RoomReport {
  unsavedSince?: number | null;
}

/**
 * Adds up the reports of all isolates and rooms (ADR 99). Totals live in memory: an object that starts
 * again counts from 0, which Prometheus takes for a restart; a total that went back a little would
 * count twice. Only the times of the feeds' last messages are stored: a feed that has stopped does
 * not send them again.
 */
export class MetricsServer extends DurableObject implements MetricsRpc {
  readonly #totals = emptyReport();
  readonly #rooms = new Map<string, KnownRoom>();
  readonly #lastWords = new Map<string, number>();
  readonly #storedAt = new Map<string, number>();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const { sql } = ctx.storage;
    sql.exec('CREATE TABLE IF NOT EXISTS feed (source TEXT PRIMARY KEY, at INTEGER NOT NULL)');
    for (const { source, at } of sql.exec<{ source: string; at: number }>('SELECT * FROM feed'))
      this.#lastWords.set(source, at);
  }

  async report(report: MetricsReport): Promise<void> {
    const now = Date.now();
    addReport(this.#totals, report);
    for (const [source, at] of report.feeds) this.#hear(source, at);
    for (const [room, news] of report.rooms) this.#note(room, news, now);
  }

  async read(): Promise<MetricsReading> {
    const now = Date.now();
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
    return { feeds: this.#feeds(), unsaved: this.#unsaved() };
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

  #note(key: string, { unsavedSince, ...news }: RoomReport, now: number): void {
    const known = this.#rooms.get(key);
    const room: KnownRoom = { ...known, ...news };
    if (unsavedSince === 'earlier') room.unsavedSince = known?.unsavedSince ?? now;
    else if (unsavedSince !== undefined) room.unsavedSince = unsavedSince;
    const { sockets = 0, isInPlay = false, unsavedSince: since = null } = room;
    if (sockets > 0 || isInPlay || since !== null) this.#rooms.set(key, room);
    else this.#rooms.delete(key);
  }

  #feeds(): Map<string, FeedReading> {
    const feeds = new Map<string, FeedReading>();
    const feedOf = (source: string) => {
      const lastWordAt = this.#lastWords.get(source) ?? null;
      const feed = feeds.get(source) ?? { lastWordAt, inPlay: 0, silent: 0 };
      feeds.set(source, feed);
      return feed;
    };
    for (const source of this.#lastWords.keys()) feedOf(source);
    for (const { kind, source, isInPlay, isSilent } of this.#rooms.values()) {
      if (kind !== 'match' || !isInPlay) continue;
      const feed = feedOf(source === undefined ? UNKNOWN_SOURCE : this.#sourceName(source));
      feed.inPlay += 1;
      if (isSilent) feed.silent += 1;
    }
    return feeds;
  }

  #unsaved(): StateReading['unsaved'] {
    const since = Array.from(this.#rooms.values(), ({ unsavedSince }) => unsavedSince ?? null);
    const unsaved = since.filter((at) => at !== null);
    const oldestSince = unsaved.reduce((oldest, at) => Math.min(oldest, at), Infinity);
    return { rooms: unsaved.length, oldestSince: unsaved.length > 0 ? oldestSince : null };
  }

  #socketGauges(): [series: string, value: number][] {
    const byKind = new Map<string, number>();
    const sizes: number[] = [];
    for (const { kind, sockets = 0 } of this.#rooms.values()) {
      byKind.set(kind, (byKind.get(kind) ?? 0) + sockets);
      if (sockets > 0) sizes.push(sockets);
    }
    const largest = sizes.toSorted((a, b) => b - a).slice(0, LARGEST);
    return [
      ...(['match', 'relay', 'sport', 'hub'] as const).map((kind): [string, number] => [
        seriesOf('room_sockets', { kind }),
        byKind.get(kind) ?? 0,
      ]),
      ...largest.map((size, index): [string, number] => [
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

import { log, stackOf } from '../../realtime/hosts/log.ts';
import { timeLimit } from '../shared/time/time-limit.ts';
import type { KeptPage } from './kept-page.ts';
import type { PageRule } from './page-rule.ts';
import { PageStore, type PageTag } from './page-store.ts';

/** A page, and the sources of its data. */
export interface MadePage {
  page: KeptPage;
  tags: ReadonlySet<PageTag>;
}

export interface Making {
  make: () => Promise<MadePage>;
  /** Keeps a rendering alive when the visitor who began it leaves. */
  waitUntil: (rendering: Promise<unknown>) => void;
  /**
   * Value of `IsolatePages.purges` before the first read for the page; the current one by default.
   */
  purges?: number;
}

/**
 * A rendering under way that other requests poll. It contains no promise, which would belong to its
 * request.
 */
interface Flight {
  startedAt: number;
  isOver: boolean;
  page: KeptPage | null;
}

/** Most bytes of an isolate's pages: an isolate has 128 MB for everything. */
const LIMIT = 32_000_000;
/** A slower rendering may have died with its request, ms: a page's calls take 4.5 s at most. */
const TIMEOUT_MS = 6_000;
/** Polling interval for a rendering of another request, ms. */
const LOOK_MS = 20;

export interface IsolatePagesOptions {
  /** Most bytes. */
  limit?: number;
  /** Time after which another request renders a page again, ms. */
  timeoutMs?: number;
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
}

/**
 * The cached pages of one isolate. Requests for the same page render it once: workerd forbids a
 * request to await what another does, so the others poll its result with their own timers, as in
 * `Renewals`.
 */
export class IsolatePages {
  readonly #store: PageStore;
  readonly #flights = new Map<string, Flight>();
  /** Number of the last purge, and of the last purge of each tag. */
  #purges = 0;
  readonly #purgedIn = new Map<PageTag, number>();
  readonly #timeoutMs: number;
  readonly #now: () => number;
  readonly #pause: (ms: number) => Promise<void>;

  constructor({
    limit = LIMIT,
    timeoutMs = timeLimit(TIMEOUT_MS),
    now = Date.now,
    pause = sleep,
  }: IsolatePagesOptions = {}) {
    this.#store = new PageStore(limit);
    this.#timeoutMs = timeoutMs;
    this.#now = now;
    this.#pause = pause;
  }

  /** How many purges there have been. */
  get purges(): number {
    return this.#purges;
  }

  /**
   * Returns the page of a key: the stored one if it is young enough for the rule, else a new one.
   * Returns a stale one while it is rendered again.
   */
  async page(key: string, { freshMs, staleMs }: PageRule, making: Making): Promise<KeptPage> {
    const { purges = this.#purges } = making;
    const stored = this.#store.get(key);
    const age = stored ? this.#now() - stored.page.madeAt : Infinity;
    if (stored && age < freshMs) return stored.page;
    // Other requests must not get data that was read before a purge, so this page is not stored.
    if (purges < this.#purges) return (await making.make()).page;
    if (stored && age < freshMs + staleMs) {
      if (!this.#flight(key)) void this.#begin(key, making).catch(reportFailure);
      return stored.page;
    }
    for (;;) {
      const other = this.#flight(key);
      if (!other) return this.#begin(key, making);
      const page = await this.#landed(other);
      if (page && !hasCookie(page)) return page;
      // The rendering failed, or its page has a cookie: each request then renders its own. After a
      // timeout one of them renders for all.
      if (other.isOver) return (await making.make()).page;
    }
  }

  /**
   * Forgets the stored pages with any of the tags, and all renderings under way: their data may be
   * old.
   */
  purge(tags: readonly PageTag[]): void {
    this.#purges += 1;
    for (const tag of tags) this.#purgedIn.set(tag, this.#purges);
    this.#store.purge(tags);
    this.#flights.clear();
  }

  #flight(key: string): Flight | undefined {
    const flight = this.#flights.get(key);
    return flight && this.#now() < flight.startedAt + this.#timeoutMs ? flight : undefined;
  }

  #begin(key: string, making: Making): Promise<KeptPage> {
    const rendering = this.#fly(key, making);
    making.waitUntil(rendering.catch(() => {}));
    return rendering;
  }

  async #fly(key: string, { make }: Making): Promise<KeptPage> {
    const flight: Flight = { startedAt: this.#now(), isOver: false, page: null };
    const purges = this.#purges;
    this.#forget();
    this.#flights.delete(key);
    this.#flights.set(key, flight);
    try {
      const { page, tags } = await make();
      flight.page = page;
      const isOld = [...tags].some((tag) => (this.#purgedIn.get(tag) ?? 0) > purges);
      // A slow rendering may end after one whose data are newer.
      const isNewest = page.madeAt >= (this.#store.get(key)?.page.madeAt ?? 0);
      if (isStorable(page) && !isOld && isNewest) this.#store.set(key, { page, tags });
      return page;
    } finally {
      flight.isOver = true;
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  /** Drops the renderings that died with their requests: the oldest come first. */
  #forget(): void {
    for (const [key, { startedAt }] of this.#flights) {
      if (this.#now() < startedAt + this.#timeoutMs) return;
      this.#flights.delete(key);
    }
  }

  /** Resolves to another request's page; null if it failed, or died with its request. */
  async #landed(other: Flight): Promise<KeptPage | null> {
    while (!other.isOver && this.#now() < other.startedAt + this.#timeoutMs)
      await this.#pause(LOOK_MS);
    return other.page;
  }
}

/** Whether a page may be stored for other requests. */
function isStorable({ status, headers, ...page }: KeptPage): boolean {
  const rule = headers.find(([name]) => name === 'cache-control')?.[1] ?? '';
  return (
    status === 200 && !hasCookie({ status, headers, ...page }) && !/private|no-store/i.test(rule)
  );
}

function hasCookie({ headers }: KeptPage): boolean {
  return headers.some(([name]) => name === 'set-cookie');
}

/** Logs the failure of a rendering that replaces a stale page: no request waits for it. */
function reportFailure(error: unknown): void {
  log('error', 'page-not-renewed', { error: stackOf(error) });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

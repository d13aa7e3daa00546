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

/** What a rendering that has to wait for its turn says, and asks. */
export interface Turn {
  /** Whether the page is still wanted from it: not if another request has overtaken it. */
  isNeeded: () => boolean;
  /** Says that its turn has come. */
  begin: () => void;
}

export interface Making {
  /** Resolves to null if the isolate has too much work, or if it is not needed any more. */
  make: (turn: Turn) => Promise<MadePage | null>;
  /** Keeps a rendering alive when the visitor who began it leaves. */
  waitUntil: (rendering: Promise<unknown>) => void;
  /**
   * Value of `IsolatePages.purges` before the first read for the page; the current one by default.
   */
  purges?: number;
  /** When a request came that wants newer data, ms; 0 by default. */
  since?: number;
  /** Whether a rendering would wait for long: then a page may be `CROWDED_MS` old. */
  isCrowded?: () => boolean;
  /** The network that asks; null if unknown. */
  network?: string | null;
  /** Whether this request would have its turn before one of another network; not by default. */
  precedes?: (network: string | null) => boolean;
}

/**
 * A rendering under way that other requests poll. It contains no promise, which would belong to its
 * request.
 */
interface Flight {
  startedAt: number;
  /** The network that began it; null if unknown. */
  network: string | null;
  /** Whether it still waits for its turn. */
  isWaiting: boolean;
  /** The rendering, of a request that has its turn earlier, that makes the page instead. */
  overtakenBy: Flight | null;
  /** The rendering's end; null until then. */
  outcome: 'made' | 'refused' | 'failed' | null;
  page: KeptPage | null;
  /** Number of requests that poll, or did. */
  followers: number;
}

/** Most bytes of an isolate's pages: an isolate has 128 MB for everything. */
const LIMIT = 32_000_000;
/** A slower rendering may have died with its request, ms: it waits 4 s at most, and its calls 4.5 s. */
const TIMEOUT_MS = 10_000;
/** Greatest age of a page while the isolate has much to render, ms. */
const CROWDED_MS = 30_000;
/** Shortest time between two renderings of a page for reloads, ms: the reloads within it share one rendering. */
const RELOAD_MS = 250;
/** Polling interval for a rendering of another request, ms. */
const LOOK_MS = 20;
/** More requests than these poll the less often: the looks of hundreds would take the thread themselves. */
const FOLLOWERS_AT_ONCE = 16;
/** Longest polling interval, ms. */
const MAX_LOOK_MS = 500;

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
   * Returns a stale one while it is rendered again. Returns null if the isolate has too much work,
   * and no page that is young enough for that.
   */
  async page(
    key: string,
    { freshMs, staleMs }: PageRule,
    making: Making,
  ): Promise<KeptPage | null> {
    const { purges = this.#purges, since = 0, isCrowded = () => false } = making;
    const stored = this.#store.get(key);
    const age = stored ? this.#now() - stored.page.madeAt : Infinity;
    const isWanted = stored !== undefined && stored.page.madeAt >= since;
    if (isWanted && age < freshMs) return stored.page;
    // Other requests must not get data that was read before a purge, so this page is not stored.
    if (purges < this.#purges) return makeAlone(making);
    if (isWanted && age < (isCrowded() ? CROWDED_MS : freshMs + staleMs)) {
      if (!this.#flightBefore(key, making)) void this.#begin(key, making).page.catch(reportFailure);
      return stored.page;
    }
    const made = await this.#newPage(key, making, since);
    return made ?? (stored && age < CROWDED_MS ? stored.page : null);
  }

  /** Returns a page whose rendering began after `since`, ms; null if it was refused. */
  async #newPage(key: string, making: Making, since: number): Promise<KeptPage | null> {
    for (let refusals = 0; refusals < 2;) {
      const other = this.#flightBefore(key, making);
      const stored = this.#store.get(key)?.page;
      if (!other && stored && since > 0) {
        if (stored.madeAt >= since) return stored;
        const wait = stored.madeAt + RELOAD_MS - this.#now();
        if (wait > 0) {
          await this.#pause(wait);
          continue;
        }
      }
      let followed = other;
      if (!followed) {
        const { flight, page } = this.#begin(key, making);
        const made = await page;
        if (made || !flight.overtakenBy) return made;
        followed = flight.overtakenBy;
      }
      const { outcome, page } = await this.#landed(followed);
      if (outcome === 'refused') {
        // The visitor who began it had no place; this one may have.
        refusals += 1;
        continue;
      }
      if (page && !hasCookie(page)) {
        if (page.madeAt >= since) return page;
        continue;
      }
      // The rendering failed, or its page has a cookie: each request then renders its own. After a
      // timeout one of them renders for all.
      if (outcome) return makeAlone(making);
    }
    return null;
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

  /**
   * Returns the rendering of a key that a request waits for. One whose turn would come later than the request's is
   * not waited for: whoever crowds the isolate would keep the page from everybody else.
   */
  #flightBefore(key: string, { precedes = () => false }: Making): Flight | undefined {
    const flight = this.#flight(key);
    return flight?.isWaiting && precedes(flight.network) ? undefined : flight;
  }

  #begin(key: string, making: Making): { flight: Flight; page: Promise<KeptPage | null> } {
    const flight: Flight = {
      startedAt: this.#now(),
      network: making.network ?? null,
      isWaiting: true,
      overtakenBy: null,
      outcome: null,
      page: null,
      followers: 0,
    };
    const page = this.#fly(key, flight, making);
    making.waitUntil(page.catch(() => {}));
    return { flight, page };
  }

  async #fly(key: string, flight: Flight, { make }: Making): Promise<KeptPage | null> {
    const overtaken = this.#flight(key);
    if (overtaken) overtaken.overtakenBy = flight;
    const purges = this.#purges;
    this.#forget();
    this.#flights.delete(key);
    this.#flights.set(key, flight);
    try {
      const made = await make({
        isNeeded: () => flight.overtakenBy === null,
        begin: () => void (flight.isWaiting = false),
      });
      flight.outcome = made ? 'made' : 'refused';
      if (!made) {
        this.#giveBack(key, flight, overtaken);
        return null;
      }
      const { page, tags } = made;
      flight.page = page;
      const isOld = [...tags].some((tag) => (this.#purgedIn.get(tag) ?? 0) > purges);
      // A slow rendering may end after one whose data are newer.
      const isNewest = page.madeAt >= (this.#store.get(key)?.page.madeAt ?? 0);
      if (isStorable(page) && !isOld && isNewest) this.#store.set(key, { page, tags });
      return page;
    } finally {
      flight.outcome ??= 'failed';
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  /** Leaves a page to the rendering that waited for it before, if the one that overtook it had no place. */
  #giveBack(key: string, flight: Flight, overtaken: Flight | undefined): void {
    const isOpen = overtaken?.overtakenBy === flight && overtaken.outcome === null;
    if (!isOpen || this.#flights.get(key) !== flight) return;
    overtaken.overtakenBy = null;
    this.#flights.set(key, overtaken);
  }

  /** Drops the renderings that died with their requests: the oldest come first. */
  #forget(): void {
    for (const [key, { startedAt }] of this.#flights) {
      if (this.#now() < startedAt + this.#timeoutMs) return;
      this.#flights.delete(key);
    }
  }

  /** Resolves to another request's rendering, or to the one that overtook it, when it has ended or has died. */
  async #landed(followed: Flight): Promise<Flight> {
    let flight = followed;
    flight.followers += 1;
    for (;;) {
      if (flight.overtakenBy) {
        flight = flight.overtakenBy;
        flight.followers += 1;
      }
      if (flight.outcome || this.#now() >= flight.startedAt + this.#timeoutMs) return flight;
      const crowd = Math.max(1, flight.followers / FOLLOWERS_AT_ONCE);
      await this.#pause(Math.min(LOOK_MS * crowd, MAX_LOOK_MS));
    }
  }
}

/** Makes a page that nobody else gets. */
async function makeAlone({ make }: Making): Promise<KeptPage | null> {
  return (await make({ isNeeded: () => true, begin: () => {} }))?.page ?? null;
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

import { log, stackOf } from '../../realtime/hosts/log.ts';
import type { KeptPage } from './kept-page.ts';
import type { PageRule } from './page-rule.ts';
import { PageStore, type PageTag } from './page-store.ts';

/** A page, and what it was made from. */
export interface MadePage {
  page: KeptPage;
  tags: ReadonlySet<PageTag>;
}

export interface Making {
  make: () => Promise<MadePage>;
  /** Keeps a rendering alive when the visitor who began it leaves. */
  waitUntil: (rendering: Promise<unknown>) => void;
}

/** A rendering under way, which others poll: no promise, which would belong to its request. */
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
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
}

/**
 * The cached pages of one isolate. Requests for the same page make it once: workerd forbids a request to
 * await what another does, so the others poll its result with their own timers, as in `Renewals`.
 */
export class IsolatePages {
  readonly #store: PageStore;
  readonly #flights = new Map<string, Flight>();
  /** Number of the last purge, and that of each tag's. */
  #purges = 0;
  readonly #purgedIn = new Map<PageTag, number>();
  readonly #now: () => number;
  readonly #pause: (ms: number) => Promise<void>;

  constructor({ limit = LIMIT, now = Date.now, pause = sleep }: IsolatePagesOptions = {}) {
    this.#store = new PageStore(limit);
    this.#now = now;
    this.#pause = pause;
  }

  /** Returns the page of a key, made now unless it is kept and young enough for the rule. */
  async page(key: string, { freshMs, staleMs }: PageRule, making: Making): Promise<KeptPage> {
    const stored = this.#store.get(key);
    const age = stored ? this.#now() - stored.page.madeAt : Infinity;
    if (stored && age < freshMs) return stored.page;
    if (stored && age < freshMs + staleMs) {
      if (!this.#flight(key)) void this.#begin(key, making).catch(reportFailure);
      return stored.page;
    }
    for (;;) {
      const other = this.#flight(key);
      if (!other) return this.#begin(key, making);
      const page = await this.#landed(other);
      if (page && !hasCookie(page)) return page;
      // It failed, or is one visitor's: the others make their own, after a timeout together.
      if (other.isOver) return (await making.make()).page;
    }
  }

  /** Forgets the pages with any of the tags, and those under way: their data may be old. */
  purge(tags: readonly PageTag[]): void {
    this.#purges += 1;
    for (const tag of tags) this.#purgedIn.set(tag, this.#purges);
    this.#store.purge(tags);
    this.#flights.clear();
  }

  #flight(key: string): Flight | undefined {
    const flight = this.#flights.get(key);
    return flight && this.#now() < flight.startedAt + TIMEOUT_MS ? flight : undefined;
  }

  #begin(key: string, { make, waitUntil }: Making): Promise<KeptPage> {
    const rendering = this.#fly(key, make);
    waitUntil(rendering.catch(() => {}));
    return rendering;
  }

  async #fly(key: string, make: Making['make']): Promise<KeptPage> {
    const flight: Flight = { startedAt: this.#now(), isOver: false, page: null };
    const purges = this.#purges;
    this.#forget();
    this.#flights.delete(key);
    this.#flights.set(key, flight);
    try {
      const { page, tags } = await make();
      flight.page = page;
      const isOld = [...tags].some((tag) => (this.#purgedIn.get(tag) ?? 0) > purges);
      if (isStorable(page) && !isOld) this.#store.set(key, { page, tags });
      return page;
    } finally {
      flight.isOver = true;
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  /** Drops the renderings that died with their requests: the oldest come first. */
  #forget(): void {
    for (const [key, { startedAt }] of this.#flights) {
      if (this.#now() < startedAt + TIMEOUT_MS) return;
      this.#flights.delete(key);
    }
  }

  /** Resolves to another request's page; null if it failed, or died with its request. */
  async #landed(other: Flight): Promise<KeptPage | null> {
    while (!other.isOver && this.#now() < other.startedAt + TIMEOUT_MS) await this.#pause(LOOK_MS);
    return other.page;
  }
}

/** Whether an answer may be shown to others later. */
function isStorable({ status, headers, ...page }: KeptPage): boolean {
  const rule = headers.find(([name]) => name === 'cache-control')?.[1] ?? '';
  return (
    status === 200 && !hasCookie({ status, headers, ...page }) && !/private|no-store/i.test(rule)
  );
}

function hasCookie({ headers }: KeptPage): boolean {
  return headers.some(([name]) => name === 'set-cookie');
}

/** Nobody waits for a page that is made again early. */
function reportFailure(error: unknown): void {
  log('error', 'page-not-renewed', { error: stackOf(error) });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

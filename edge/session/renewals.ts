import { createHash } from 'node:crypto';
import { timeLimit } from '../shared/time/time-limit.ts';
import type { Credentials } from './session-cookies.ts';

/** Outcome of a renewal. */
export type Renewal =
  /** The access token expires at `expiresAt`, ms. */
  | { kind: 'renewed'; credentials: Credentials; expiresAt: number }
  /** The session is over. */
  | { kind: 'refused' }
  /** Unknown: the patron API, or a firewall before it, refuses the call in a way that may not be about the token. */
  | { kind: 'unclear' }
  /** Unknown: the patron API has too many calls of the visitor, or of all. `retryAfter` is its header. */
  | { kind: 'limited'; retryAfter: string | null }
  /** Unknown: the patron API did not answer, or failed. */
  | { kind: 'unavailable' };

/**
 * A request's renewal that other requests poll. It contains no promise, which would belong to that
 * request.
 */
interface Flight {
  startedAt: number;
  landedAt: number | null;
  renewal: Renewal | null;
}

/**
 * Time for which an outcome is kept, ms: less than the 30 s for which an origin accepts a replaced
 * token.
 */
const KNOWN_MS = 25_000;
/** A slower renewal may have died with its request, ms. */
const TIMEOUT_MS = 3_000;
/** Polling interval for a renewal of another request, ms. */
const LOOK_MS = 20;
/** Most renewals in a row that a request follows; within the time for which they are kept, a browser needs few. */
const MOST_STEPS = 50;
/** Most browsers with known renewals. */
const LIMIT = 10_000;

export interface RenewalsOptions {
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
}

/**
 * The renewals of one isolate. Requests with the same token renew it once. workerd forbids a
 * request to await what another does, so the others poll its result with their own timers, and
 * renew by themselves if it does not come.
 */
export class Renewals {
  /** By the token's digest: a token is whatever a browser sends, with up to 4,096 characters. */
  readonly #flights = new Map<string, Flight>();
  readonly #now: () => number;
  readonly #pause: (ms: number) => Promise<void>;

  constructor({ now = Date.now, pause = sleep }: RenewalsOptions = {}) {
    this.#now = now;
    this.#pause = pause;
  }

  /**
   * Renews `token` with `ask`, or returns the outcome of another request's recent renewal. If the
   * access token of that outcome has already expired, renews its renewal token instead.
   */
  async renew(token: string, ask: (token: string) => Promise<Renewal>): Promise<Renewal> {
    let current = token;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const other = this.#known(current);
      if (!other) break;
      const known = await this.#landed(other);
      // After a timeout one request renews, and the others find its flight.
      if (known === null) continue;
      const next = known.kind === 'renewed' ? known.credentials.renewalToken : null;
      if (known.kind !== 'renewed' || known.expiresAt > this.#now() || next === null) return known;
      // An API may keep its renewal tokens; another request may already renew this one again.
      if (next === current && this.#known(current) === other) break;
      current = next;
    }
    return this.#fly(current, ask);
  }

  /** Returns the newest credentials that any request renewed from these; else these. */
  newest(credentials: Credentials): Credentials {
    let newest = credentials;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const token = newest.renewalToken;
      const renewal = token === null ? undefined : this.#known(token)?.renewal;
      if (renewal?.kind !== 'renewed' || renewal.credentials.renewalToken === null) break;
      newest = renewal.credentials;
      if (newest.renewalToken === token) break;
    }
    return newest;
  }

  /** Resolves to another request's renewal; null if it died with its request. */
  async #landed(other: Flight): Promise<Renewal | null> {
    while (other.renewal === null && this.#now() < other.startedAt + timeLimit(TIMEOUT_MS))
      await this.#pause(LOOK_MS);
    return other.renewal;
  }

  async #fly(token: string, ask: (token: string) => Promise<Renewal>): Promise<Renewal> {
    const flight: Flight = { startedAt: this.#now(), landedAt: null, renewal: null };
    const key = keyOf(token);
    this.#flights.delete(key);
    this.#flights.set(key, flight);
    this.#forget();
    let renewal: Renewal = { kind: 'unavailable' };
    try {
      renewal = await ask(token);
    } finally {
      flight.renewal = renewal;
      flight.landedAt = this.#now();
      const isKnown = ['renewed', 'refused', 'unclear'].includes(renewal.kind);
      // The API may be back for the next request.
      if (!isKnown && this.#flights.get(key) === flight) this.#flights.delete(key);
    }
    return renewal;
  }

  #known(token: string): Flight | undefined {
    const flight = this.#flights.get(keyOf(token));
    if (!flight) return undefined;
    const { startedAt, landedAt } = flight;
    const until = landedAt === null ? startedAt + timeLimit(TIMEOUT_MS) : landedAt + KNOWN_MS;
    return this.#now() < until ? flight : undefined;
  }

  /** Drops the oldest flights: those beyond the limit, and those too old to be used. */
  #forget(): void {
    for (const [key, flight] of this.#flights) {
      const isOld = this.#now() >= flight.startedAt + KNOWN_MS + timeLimit(TIMEOUT_MS) * 4;
      if (!isOld && this.#flights.size <= LIMIT) return;
      this.#flights.delete(key);
    }
  }
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

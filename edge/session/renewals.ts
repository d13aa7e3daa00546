import type { Credentials } from './session-cookies.ts';

/** What became of a renewal. */
export type Renewal =
  /** `expiresAt`, ms, is when the access token is used up. */
  | { kind: 'renewed'; credentials: Credentials; expiresAt: number }
  /** The session is over. */
  | { kind: 'refused' }
  /** Nobody could tell: the patron API did not answer, or failed. */
  | { kind: 'unavailable' };

/** What one request asks for and others look at: no promise, which would belong to its request. */
interface Flight {
  startedAt: number;
  landedAt: number | null;
  renewal: Renewal | null;
}

/** An origin takes a token that was just replaced for 30 s: what came of it is known for less. */
const KNOWN_MS = 25_000;
/** A renewal that takes longer may have gone down with its request, ms. */
const PATIENCE_MS = 3_000;
/** How often a request looks at the renewal of another, ms. */
const LOOK_MS = 20;
/** Browsers whose renewals are known at a time. */
const LIMIT = 10_000;

export interface RenewalsOptions {
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
}

/**
 * The renewals of one isolate. Requests that carry the same token renew it
 * once: workerd forbids a request to await what another does, so the others
 * look at its result by timers of their own, and go ahead by themselves when it
 * does not come.
 */
export class Renewals {
  readonly #flights = new Map<string, Flight>();
  readonly #now: () => number;
  readonly #pause: (ms: number) => Promise<void>;

  constructor({ now = Date.now, pause = sleep }: RenewalsOptions = {}) {
    this.#now = now;
    this.#pause = pause;
  }

  /**
   * Renews `token` by `ask`, or answers what came of it a moment ago. Where the
   * access token of then is used up already, the renewal token of then is renewed.
   */
  async renew(token: string, ask: (token: string) => Promise<Renewal>): Promise<Renewal> {
    let current = token;
    for (;;) {
      const other = this.#known(current);
      if (!other) return this.#fly(current, ask);
      const known = await this.#landed(other);
      // Those who waited in vain find the one of them who went ahead.
      if (known === null) continue;
      const next = known.kind === 'renewed' ? known.credentials.renewalToken : null;
      if (known.kind !== 'renewed' || known.expiresAt > this.#now() || next === null) return known;
      current = next;
    }
  }

  /** What these credentials were renewed to meanwhile, by whichever request; else they themselves. */
  newest(credentials: Credentials): Credentials {
    let newest = credentials;
    for (let step = 0; step < LIMIT; step += 1) {
      const token = newest.renewalToken;
      const renewal = token === null ? undefined : this.#known(token)?.renewal;
      if (renewal?.kind !== 'renewed' || renewal.credentials.renewalToken === null) break;
      newest = renewal.credentials;
    }
    return newest;
  }

  /** What another request's renewal came to; null where it went down with its request. */
  async #landed(other: Flight): Promise<Renewal | null> {
    while (other.renewal === null && this.#now() < other.startedAt + PATIENCE_MS)
      await this.#pause(LOOK_MS);
    return other.renewal;
  }

  async #fly(token: string, ask: (token: string) => Promise<Renewal>): Promise<Renewal> {
    const flight: Flight = { startedAt: this.#now(), landedAt: null, renewal: null };
    this.#flights.delete(token);
    this.#flights.set(token, flight);
    this.#forget();
    let renewal: Renewal = { kind: 'unavailable' };
    try {
      renewal = await ask(token);
    } finally {
      flight.renewal = renewal;
      flight.landedAt = this.#now();
      // The next request may find the API back.
      if (renewal.kind === 'unavailable' && this.#flights.get(token) === flight)
        this.#flights.delete(token);
    }
    return renewal;
  }

  #known(token: string): Flight | undefined {
    const flight = this.#flights.get(token);
    if (!flight) return undefined;
    const { startedAt, landedAt } = flight;
    const until = landedAt === null ? startedAt + PATIENCE_MS : landedAt + KNOWN_MS;
    return this.#now() < until ? flight : undefined;
  }

  /** Drops the oldest, as many as there are too many or too old. */
  #forget(): void {
    for (const [token, flight] of this.#flights) {
      const isOld = this.#now() >= flight.startedAt + KNOWN_MS + PATIENCE_MS * 4;
      if (!isOld && this.#flights.size <= LIMIT) return;
      this.#flights.delete(token);
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

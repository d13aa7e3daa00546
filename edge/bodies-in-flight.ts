/** Longest hold of a body, ms: the body arrives within a minute, then its call is tried twice. */
const MAX_HOLD_MS = 120_000;

/** Largest share of the limit for one network, so that it cannot block all others. */
const SHARE = 1 / 4;

interface Held {
  network: string;
  bytes: number;
  /** Time at which the hold ends by itself, ms. */
  until: number;
}

/** The counted bytes of one body, until its request is answered. */
export interface BodyHold {
  /** Counts received bytes and returns true; returns false and counts nothing if they exceed a limit. */
  take: (bytes: number) => boolean;
  release: () => void;
}

/**
 * Limits the bytes of all bodies in the memory of one isolate, because a Worker has 128 MB for everything.
 * Bytes count as they arrive, so that a sender that announces much and sends nothing uses none of the limit.
 * `limit` is in bytes.
 */
export class BodiesInFlight {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #held = new Set<Held>();
  #all = 0;
  readonly #ofNetworks = new Map<string, number>();

  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Returns the hold of a request's body. All callers of an unknown network, null, share one part. */
  hold(network: string | null): BodyHold {
    const held: Held = { network: network ?? '', bytes: 0, until: this.#now() + MAX_HOLD_MS };
    return {
      take: (bytes) => {
        if (!this.#hasRoom(held.network, bytes)) this.#forgetEnded();
        if (!this.#hasRoom(held.network, bytes)) return false;
        this.#held.add(held);
        this.#count(held, bytes);
        return true;
      },
      release: () => this.#release(held),
    };
  }

  #hasRoom(network: string, bytes: number): boolean {
    const own = this.#ofNetworks.get(network) ?? 0;
    return this.#all + bytes <= this.#limit && own + bytes <= this.#limit * SHARE;
  }

  #count(held: Held, bytes: number): void {
    held.bytes += bytes;
    this.#all += bytes;
    const own = (this.#ofNetworks.get(held.network) ?? 0) + bytes;
    if (own > 0) this.#ofNetworks.set(held.network, own);
    else this.#ofNetworks.delete(held.network);
  }

  #release(held: Held): void {
    this.#count(held, -held.bytes);
    this.#held.delete(held);
  }

  /** Releases expired holds: the platform may end a request without running its `finally`. */
  #forgetEnded(): void {
    for (const held of this.#held) if (held.until <= this.#now()) this.#release(held);
  }
}

/** The bodies of calls under `/api`. */
export const CALL_BODIES = new BodiesInFlight(16_000_000);
/** The bodies of ingest. They have a separate limit, so that API callers cannot block scores. */
export const INGEST_BODIES = new BodiesInFlight(32_000_000);

/** `retry-after` of a request whose body exceeds a limit, s. */
export const BODY_RETRY_AFTER = '2';

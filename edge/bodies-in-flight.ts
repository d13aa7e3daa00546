/** Longest hold of a body, ms: it arrives for a minute, and two tries of its call follow. */
const MAX_HOLD_MS = 120_000;

/** Largest part that one network may hold, so that it cannot keep all others out. */
const SHARE = 1 / 4;

interface Held {
  network: string;
  bytes: number;
  /** ms */
  until: number;
}

/** The bytes of one body, held until its request is answered. */
export interface BodyHold {
  /** Counts received bytes; false, without counting them, if they do not fit. */
  take: (bytes: number) => boolean;
  release: () => void;
}

/**
 * Counts the bytes of all bodies that one isolate holds, against a limit: a Worker has 128 MB for everything.
 * Bytes count as they arrive, so that a sender that announces much and sends nothing takes no room. `limit`
 * is in bytes.
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

  /** Returns the hold of a request's body; `network` is null if unknown. */
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

  /** The platform may end a request without notice to its code. */
  #forgetEnded(): void {
    for (const held of this.#held) if (held.until <= this.#now()) this.#release(held);
  }
}

/** The bodies of calls under `/api`. */
export const CALL_BODIES = new BodiesInFlight(16_000_000);
/** Bodies of ingest, separate: API callers cannot keep scores out. */
export const INGEST_BODIES = new BodiesInFlight(32_000_000);

/** Seconds until a sender that found no room repeats the request. */
export const BODY_RETRY_AFTER = '2';

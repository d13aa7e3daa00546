/** The longest that a body is held: it comes for a minute, and two tries of its call follow, ms. */
const LONGEST_MS = 120_000;

/** No network may hold more than this part, so that one alone cannot keep all others out. */
const SHARE = 1 / 4;

interface Held {
  network: string;
  bytes: number;
  /** ms */
  until: number;
}

/** The bytes of one body, from its first to the answer of its request. */
export interface BodyHold {
  /** Counts bytes that came; false, and nothing is counted, where there is no room for them. */
  take: (bytes: number) => boolean;
  release: () => void;
}

/**
 * Counts the bytes of all bodies that one isolate holds, and says when it is enough: a Worker has
 * 128 MB for everything. Bytes count as they come, so that a sender who announces much and sends
 * nothing takes no room. `limit` is in bytes.
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

  /** Returns the hold of a request's body; `network` is null where it is not known. */
  hold(network: string | null): BodyHold {
    const held: Held = { network: network ?? '', bytes: 0, until: this.#now() + LONGEST_MS };
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

  /** The platform may end a request without a word to whoever waits in it. */
  #forgetEnded(): void {
    for (const held of this.#held) if (held.until <= this.#now()) this.#release(held);
  }
}

/** The bodies of calls under `/api`. */
export const CALL_BODIES = new BodiesInFlight(16_000_000);
/** The bodies of ingest, apart: nobody who calls the API keeps scores out. */
export const INGEST_BODIES = new BodiesInFlight(32_000_000);

/** Seconds after which a sender for whom there is no room repeats the request. */
export const BODY_RETRY_AFTER = '2';

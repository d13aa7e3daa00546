import { siteOf } from './origin/patron/site-of.ts';

/** Longest hold of a body, ms: the body arrives within a minute, then its call is tried twice. */
const MAX_HOLD_MS = 120_000;

/** Largest share of the limit for one sender, so that it competes with itself first. */
const SHARE = 1 / 4;

/** What a body costs beside its bytes: an open request uses memory before the first one arrives. */
const BODY_COST = 4_000;

/** A body of this age, ms, can be slow. Most bodies of senders that work are complete before. */
const YOUNG_MS = 1_000;

/** Time over which the rate of a body is measured, ms, so that a body that stalls becomes slow. */
const RATE_MS = 2_000;

/** Why a body ends before it is complete. */
export type BodyEnd =
  /** Its memory is needed, and it arrives more slowly than all others. */
  | 'too-slow'
  /** Its memory is needed, and no other body is slow. */
  | 'no-room';

interface Held {
  /** The sender's /48 or IPv4 address; empty if unknown. */
  sender: string;
  bytes: number;
  begunAt: number;
  /** The bytes that arrived lately: each counts for less as it becomes older. */
  recent: number;
  /** When `recent` was computed, ms. */
  countedAt: number;
  isArriving: boolean;
  ended: BodyEnd | null;
  /** Frees the memory. */
  drop: () => void;
}

/** The counted bytes of one body, until its request is answered. */
export interface BodyHold {
  /** Begins to count. `drop` frees the body's memory when the body has to end: it may not wait. */
  begin: (drop: () => void) => void;
  /** Counts received bytes and returns true; returns false if the body has to end. */
  take: (bytes: number) => boolean;
  /** Why the body has to end; null if it may go on. */
  readonly ended: BodyEnd | null;
  /** Says that the body is complete: from now on it ends only with its request. */
  complete: () => void;
  release: () => void;
}

/**
 * Limits the bytes of all bodies in the memory of one isolate, because a Worker has 128 MB for everything.
 * Bytes count as they arrive. A body that finds no room ends the slowest of those that are still arriving:
 * of its own sender if that one has used its share, else of all. So a sender that stalls never costs
 * another one its request. `limit` is in bytes.
 */
export class BodiesInFlight {
  readonly #limit: number;
  readonly #now: () => number;
  /** Oldest first. */
  readonly #held = new Set<Held>();
  #all = 0;
  readonly #ofSenders = new Map<string, number>();

  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Returns the hold of a request's body. All senders of an unknown network, null, count as one. */
  hold(network: string | null): BodyHold {
    const held: Held = {
      sender: siteOf(network) ?? network ?? '',
      bytes: 0,
      begunAt: 0,
      recent: 0,
      countedAt: 0,
      isArriving: true,
      ended: null,
      drop: () => {},
    };
    return {
      begin: (drop) => {
        held.begunAt = this.#now();
        held.drop = drop;
        this.#held.add(held);
        this.#take(held, BODY_COST);
      },
      take: (bytes) => {
        held.recent = this.#recentOf(held) + bytes;
        held.countedAt = this.#now();
        return this.#take(held, bytes);
      },
      get ended() {
        return held.ended;
      },
      complete: () => {
        held.isArriving = false;
      },
      release: () => this.#release(held),
    };
  }

  #take(held: Held, bytes: number): boolean {
    while (held.ended === null) {
      const own = this.#ofSenders.get(held.sender) ?? 0;
      const hasOwnRoom = own + bytes <= this.#limit * SHARE;
      if (hasOwnRoom && this.#all + bytes <= this.#limit) break;
      this.#end(this.#slowest(hasOwnRoom ? null : held.sender) ?? held);
    }
    if (held.ended === null) this.#count(held, bytes);
    return held.ended === null;
  }

  /**
   * Returns the arriving body with the lowest rate, of one sender or of all. A young body comes only after
   * all others: then it is the oldest one. A hold that has expired comes first, since the platform may end
   * a request without running its `finally`.
   */
  #slowest(sender: string | null): Held | undefined {
    const now = this.#now();
    let slowest: Held | undefined;
    let least = Infinity;
    for (const held of this.#held) {
      if (sender !== null && held.sender !== sender) continue;
      if (now - held.begunAt >= MAX_HOLD_MS) return held;
      const rate = this.#isYoung(held) ? Number.MAX_VALUE : this.#recentOf(held);
      if (!held.isArriving || rate >= least) continue;
      slowest = held;
      least = rate;
    }
    return slowest;
  }

  #isYoung({ begunAt }: Held): boolean {
    return this.#now() - begunAt < YOUNG_MS;
  }

  #recentOf({ recent, countedAt }: Held): number {
    return recent * Math.exp((countedAt - this.#now()) / RATE_MS);
  }

  #end(held: Held): void {
    held.ended = this.#isYoung(held) ? 'no-room' : 'too-slow';
    this.#release(held);
    held.drop();
  }

  #release(held: Held): void {
    this.#count(held, -held.bytes);
    this.#held.delete(held);
  }

  #count(held: Held, bytes: number): void {
    held.bytes += bytes;
    this.#all += bytes;
    const own = (this.#ofSenders.get(held.sender) ?? 0) + bytes;
    if (own > 0) this.#ofSenders.set(held.sender, own);
    else this.#ofSenders.delete(held.sender);
  }
}

/** The bodies of calls under `/api`. */
export const CALL_BODIES = new BodiesInFlight(16_000_000);
/** The bodies of ingest whose sender is not known yet. Strangers compete only for these bytes. */
export const UNSIGNED_BODIES = new BodiesInFlight(8_000_000);
/** The bodies of ingest with a verified signature, of the sender or of the whole body. */
export const SIGNED_BODIES = new BodiesInFlight(24_000_000);

/** `retry-after` of a request whose body had to end, s. */
export const BODY_RETRY_AFTER = '2';

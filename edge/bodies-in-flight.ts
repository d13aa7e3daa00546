import { senderOf } from '../realtime/protocol/network-site.ts';

/** Longest time in which a body arrives and its call waits, ms. */
const MAX_ARRIVAL_MS = 120_000;

/** Longest work with a complete body, ms: its call is tried twice, with a renewal between, each 10 s at most. */
const MAX_WORK_MS = 45_000;

/** Largest share of the limit for one sender, so that it competes with itself first. */
const SHARE = 1 / 4;

/** What a body costs beside its bytes: an open request uses memory before the first one arrives. */
const BODY_COST = 4_000;

/** A body of this age, ms, can be slow. Most bodies of senders that work are complete before. */
const YOUNG_MS = 1_000;

/** The rate of a body of one byte that waits: one of 64 kB ends before a quick one, and after a slow one. */
const QUEUED = 1e9;

/** Time over which the rate of a body is measured, ms, so that a body that stalls becomes slow. */
const RATE_MS = 2_000;

/**
 * Why a body ends before its work: it arrives more slowly than all others that need its memory, or all others
 * are complete.
 */
export type BodyEnd = 'too-slow' | 'no-room';

interface Held {
  /** The sender's /48 or IPv4 address; empty if unknown. */
  sender: string;
  bytes: number;
  begunAt: number;
  /** When it may end for others whatever it does, ms: the platform may end a request without its `finally`. */
  expiresAt: number;
  /** The bytes that arrived lately: each counts for less as it becomes older. */
  recent: number;
  /** When `recent` was computed, ms. */
  countedAt: number;
  /** Whether it may end for others: while it arrives, and while its call waits for its turn. */
  mayEnd: boolean;
  /** Whether it is complete, and its call waits. */
  isQueued: boolean;
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
  /** Says that the body is complete, and its work goes on: from now on it ends only with its request. */
  complete: () => void;
  /** Says that the call of a complete body waits for its turn: until `complete` it may end as if it still arrived. */
  queue: () => void;
  release: () => void;
}

/**
 * Limits the bytes of all bodies in the memory of one isolate, because a Worker has 128 MB for everything.
 * Bytes count as they arrive. A body that finds no room ends the slowest of those that are still arriving, or
 * wait for their turn: of its own sender if that one has used its share, else of all. So a sender that stalls,
 * or queues, never costs another one its request. `limit` is in bytes.
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
      sender: senderOf(network ?? ''),
      bytes: 0,
      begunAt: 0,
      expiresAt: Infinity,
      recent: 0,
      countedAt: 0,
      mayEnd: true,
      isQueued: false,
      ended: null,
      drop: () => {},
    };
    return {
      begin: (drop) => {
        held.begunAt = this.#now();
        held.expiresAt = held.begunAt + MAX_ARRIVAL_MS;
        held.drop = drop;
        this.#held.add(held);
        this.#take(held, BODY_COST);
      },
      take: (bytes) => {
        const now = this.#now();
        held.recent = this.#recentOf(held, now) + bytes;
        held.countedAt = now;
        return this.#take(held, bytes);
      },
      get ended() {
        return held.ended;
      },
      complete: () => {
        held.mayEnd = false;
        held.expiresAt = this.#now() + MAX_WORK_MS;
        held.isQueued = false;
      },
      queue: () => {
        held.mayEnd = true;
        held.isQueued = true;
      },
      release: () => this.#release(held),
    };
  }

  #take(held: Held, bytes: number): boolean {
    while (held.ended === null) {
      const own = this.#ofSenders.get(held.sender) ?? 0;
      const hasOwnRoom = own + bytes <= this.#limit * SHARE;
      if (hasOwnRoom && this.#all + bytes <= this.#limit) break;
      this.#makeRoom(held, hasOwnRoom ? null : held.sender);
    }
    if (held.ended === null) this.#count(held, bytes);
    return held.ended === null;
  }

  /** Ends the slowest body of one sender, or of all, so that `held` can go on; `held` itself if it is alone. */
  #makeRoom(held: Held, sender: string | null): void {
    const now = this.#now();
    let slowest = held;
    let least = Infinity;
    let endable = 0;
    for (const one of this.#held) {
      if (sender !== null && one.sender !== sender) continue;
      const age = now - one.begunAt;
      const isExpired = now >= one.expiresAt;
      if (!one.mayEnd && !isExpired) continue;
      endable += 1;
      // A young body ends after all others: then the oldest one is the slowest.
      const rate = age < YOUNG_MS ? Number.MAX_VALUE : this.#rateOf(one, now);
      if (!isExpired && rate >= least) continue;
      slowest = one;
      least = isExpired ? -1 : rate;
    }
    slowest.ended = endable > 1 ? 'too-slow' : 'no-room';
    this.#release(slowest);
    slowest.drop();
  }

  /** Returns how fast a body arrives; of those that wait a large one counts as slow, and a small one as fast. */
  #rateOf(held: Held, now: number): number {
    return held.isQueued ? QUEUED / held.bytes : this.#recentOf(held, now);
  }

  #recentOf({ recent, countedAt }: Held, now: number): number {
    return recent * Math.exp((countedAt - now) / RATE_MS);
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

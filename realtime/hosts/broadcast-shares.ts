/** Average number of characters that a room sends to a connection before it renews it. */
export const SHARE_LENGTH = 1_000_000;
/** Most connections of a sender with a full share. With more, each has less in proportion, but a quarter at least. */
const FULL_SHARES = 32;
/**
 * Fewest characters between two checks for due connections, since among thousands one is always
 * due.
 */
const LOOK_EVERY = 20_000;

/**
 * Returns how many characters a room may broadcast to a connection whose first frames had
 * `firstLength` characters, and whose sender has `ofSender` connections. Randomness spreads the renewals of
 * connections that opened together. A quarter of the average always remains, so that first frames alone cause no
 * renewal.
 */
export function broadcastShare(firstLength: number, ofSender = 1): number {
  const average = SHARE_LENGTH * Math.min(1, Math.max(FULL_SHARES / ofSender, 1 / 4));
  const share = average * (0.75 + Math.random() / 2);
  return Math.max(share - firstLength, average / 4);
}

/** The share of a connection, in characters broadcast so far. */
interface Share {
  from: number;
  due: number;
}

/**
 * Counts the characters broadcast to each connection of a room, and finds those due for renewal.
 */
export class BroadcastShares<Connection> {
  /** Characters broadcast so far. */
  #length = 0;
  readonly #shares = new Map<Connection, Share>();
  #nextLook = Number.POSITIVE_INFINITY;

  /** Begins the share of a connection: see `broadcastShare`. */
  begin(connection: Connection, firstLength: number, ofSender = 1): void {
    const due = this.#length + broadcastShare(firstLength, ofSender);
    this.#shares.set(connection, { from: this.#length - firstLength, due });
    this.#nextLook = Math.min(this.#nextLook, due);
  }

  /** Ends a connection's share; returns how many characters it was sent. */
  end(connection: Connection): number {
    const share = this.#shares.get(connection);
    this.#shares.delete(connection);
    return share ? this.#length - share.from : 0;
  }

  /** Counts a frame of `length` characters for all connections; returns those now due, whose share the caller ends. */
  count(length: number): Connection[] {
    this.#length += length;
    if (this.#length < this.#nextLook) return [];
    const due: Connection[] = [];
    let first = Number.POSITIVE_INFINITY;
    for (const [connection, share] of this.#shares)
      if (share.due <= this.#length) due.push(connection);
      else first = Math.min(first, share.due);
    this.#nextLook = Math.max(first, this.#length + LOOK_EVERY);
    return due;
  }
}

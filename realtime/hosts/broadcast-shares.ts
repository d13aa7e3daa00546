/** Average number of characters that a room sends to a connection before it renews it. */
export const SHARE_LENGTH = 1_000_000;
/**
 * Fewest characters between two checks for due connections, since among thousands one is always
 * due.
 */
const LOOK_EVERY = 20_000;

/**
 * Returns how many characters a room may broadcast to a connection whose first frames had
 * `firstLength` characters. Randomness spreads the renewals of connections that opened together. A
 * quarter of the average always remains, so that first frames alone cause no renewal.
 */
export function broadcastShare(firstLength: number): number {
  const share = SHARE_LENGTH * (0.75 + Math.random() / 2);
  return Math.max(share - firstLength, SHARE_LENGTH / 4);
}

/**
 * Counts the characters broadcast to each connection of a room, and finds those due for renewal.
 */
export class BroadcastShares<Connection> {
  /** Characters broadcast so far; `#due` has the count at which each connection is due. */
  #length = 0;
  readonly #due = new Map<Connection, number>();
  #nextLook = Number.POSITIVE_INFINITY;

  /** Begins the share of a connection whose first frames had `firstLength` characters. */
  begin(connection: Connection, firstLength: number): void {
    const at = this.#length + broadcastShare(firstLength);
    this.#due.set(connection, at);
    this.#nextLook = Math.min(this.#nextLook, at);
  }

  end(connection: Connection): void {
    this.#due.delete(connection);
  }

  /**
   * Counts a frame of `length` characters for all connections; returns and removes those now due.
   */
  count(length: number): Connection[] {
    this.#length += length;
    if (this.#length < this.#nextLook) return [];
    const due: Connection[] = [];
    let first = Number.POSITIVE_INFINITY;
    for (const [connection, at] of this.#due)
      if (at <= this.#length) due.push(connection);
      else first = Math.min(first, at);
    for (const connection of due) this.#due.delete(connection);
    this.#nextLook = Math.max(first, this.#length + LOOK_EVERY);
    return due;
  }
}

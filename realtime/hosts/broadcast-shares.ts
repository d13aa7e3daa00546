/** Average number of characters that a connection gets before it is renewed. */
export const SHARE_LENGTH = 1_000_000;
/** Characters between two checks for due connections: among thousands one is always due. */
const LOOK_EVERY = 20_000;

/**
 * Returns the characters that a connection may be broadcast after first frames of `firstLength`.
 * Randomness spreads the shares of connections that came together. A quarter always remains, so
 * that first frames alone cause no renewal.
 */
export function broadcastShare(firstLength: number): number {
  const share = SHARE_LENGTH * (0.75 + Math.random() / 2);
  return Math.max(share - firstLength, SHARE_LENGTH / 4);
}

/** Counts the characters sent to each connection of a room, and finds those due. */
export class BroadcastShares<Connection> {
  /** Characters broadcast so far, and the count at which each connection is due. */
  #length = 0;
  readonly #due = new Map<Connection, number>();
  #nextLook = Number.POSITIVE_INFINITY;

  /** `firstLength`: characters of its first frames. */
  begin(connection: Connection, firstLength: number): void {
    const at = this.#length + broadcastShare(firstLength);
    this.#due.set(connection, at);
    this.#nextLook = Math.min(this.#nextLook, at);
  }

  end(connection: Connection): void {
    this.#due.delete(connection);
  }

  /** Counts a frame for all connections; returns and removes those now due. */
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

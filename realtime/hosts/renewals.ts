/** A connection is sent about so many characters, and is then renewed. */
export const RENEWAL_LENGTH = 1_000_000;
/** Who is due is looked up once in so many characters: with thousands of connections somebody always is. */
const LOOK_EVERY = 20_000;

/**
 * Characters that a connection may be broadcast after its first frames, of
 * which it was sent `firstLength`. Those who came together are not sent away
 * together: each comes back on its own. A quarter stays in any case, so that
 * nobody is renewed for its first frames alone.
 */
export function renewalShare(firstLength: number): number {
  const share = RENEWAL_LENGTH * (0.75 + Math.random() / 2);
  return Math.max(share - firstLength, RENEWAL_LENGTH / 4);
}

/** How much each connection of a room has been sent since it came, and who has had its share. */
export class Renewals<Connection> {
  /** Characters broadcast so far, and how many there will be when a connection is due. */
  #length = 0;
  readonly #due = new Map<Connection, number>();
  #nextLook = Number.POSITIVE_INFINITY;

  /** `firstLength`: characters of its first frames. */
  begin(connection: Connection, firstLength: number): void {
    const at = this.#length + renewalShare(firstLength);
    this.#due.set(connection, at);
    this.#nextLook = Math.min(this.#nextLook, at);
  }

  end(connection: Connection): void {
    this.#due.delete(connection);
  }

  /** Counts a frame for everybody; answers whose share it ends, and ends their count. */
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

/** Pings of a socket within `WITHIN_MS`: a client sends one after 25 s of silence, and one when its page returns. */
const MOST = 8;
const WITHIN_MS = 10_000;

/** Counts the pings of sockets that a room answers itself. A room that wakes has forgotten them. */
export class Pings {
  readonly #counts = new WeakMap<WebSocket, { count: number; until: number }>();

  /** Counts a ping at `now` (ms). Returns whether it is answered: a flood is not. */
  admit(socket: WebSocket, now: number): boolean {
    const known = this.#counts.get(socket);
    const counted = known && now < known.until ? known : { count: 0, until: now + WITHIN_MS };
    counted.count += 1;
    this.#counts.set(socket, counted);
    return counted.count <= MOST;
  }

  /** Returns about when a socket last sent a ping, ms, at most `WITHIN_MS` too early; 0 if it has sent none. */
  lastOf(socket: WebSocket): number {
    return (this.#counts.get(socket)?.until ?? WITHIN_MS) - WITHIN_MS;
  }
}

/** Ignored frames between two pauses; a long one counts as several. */
const FRAMES_PER_PAUSE = 16;
/** Delivering this many bytes costs the platform about as much as delivering a frame. */
const BYTES_PER_FRAME = 4_096;
const PAUSE_MS = 1;
/** Least time between pauses, ms: events behind frames of many sockets must not wait for a pause of each. */
const APART_MS = 12;

/**
 * Slows down a closed connection that still sends. workerd gives a room no way to end it: it reads
 * such a socket until the client closes too, one frame after the other. So every few frames the
 * room pauses for a millisecond: it reads nothing, the connection stalls at the sender, and other
 * work of the process gets its turn (ADR 26). `now` is in ms.
 */
export class IgnoredFrames {
  readonly #ctx: Pick<DurableObjectState, 'blockConcurrencyWhile'>;
  readonly #nothing = Promise.resolve();
  readonly #now: () => number;
  #untilPause = FRAMES_PER_PAUSE;
  #pausedAt = 0;

  constructor(ctx: Pick<DurableObjectState, 'blockConcurrencyWhile'>, now = Date.now) {
    this.#ctx = ctx;
    this.#now = now;
  }

  take(message: unknown): Promise<void> {
    this.#untilPause -= 1 + sizeOf(message) / BYTES_PER_FRAME;
    if (this.#untilPause > 0) return this.#nothing;
    const now = this.#now();
    if (now < this.#pausedAt + PAUSE_MS + APART_MS) return this.#nothing;
    this.#pausedAt = now;
    this.#untilPause = FRAMES_PER_PAUSE;
    return this.#ctx.blockConcurrencyWhile(() => scheduler.wait(PAUSE_MS));
  }
}

function sizeOf(message: unknown): number {
  if (typeof message === 'string') return message.length;
  return message instanceof ArrayBuffer ? message.byteLength : 0;
}

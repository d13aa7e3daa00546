/** Ignored frames between two pauses; a long one counts as several. */
const FRAMES_PER_PAUSE = 16;
/** Delivering this many bytes costs the platform about as much as delivering a frame. */
const BYTES_PER_FRAME = 4_096;
const PAUSE_MS = 1;
/** Least time between pauses, ms: events behind frames of many sockets must not wait for a pause of each. */
const APART_MS = 12;

/**
 * Slows down a closed connection that still sends. A room cannot end it: workerd reads such a
 * socket, one frame after the other, until the client closes too. So the room pauses for a
 * millisecond after every few frames. Meanwhile it reads nothing, the sender must wait, and other
 * work of the process gets its turn (ADR 26). `now` returns ms.
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

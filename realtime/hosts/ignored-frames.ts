/** Frames that are passed over between two pauses; a long one counts as several. */
const FRAMES_PER_PAUSE = 16;
/** Delivering so many bytes costs the platform about as much as delivering a frame at all. */
const BYTES_PER_FRAME = 4_096;
const PAUSE_MS = 1;
/** Between two pauses: events that wait behind frames of many sockets must not wait for a pause of each. */
const APART_MS = 12;

/**
 * What becomes of frames of a connection that was closed and goes on sending.
 * workerd gives a room no way to end it: it reads such a socket until the
 * client closes too, a frame each time the one before has been taken. So every
 * few frames the room takes none for a millisecond: nothing is read meanwhile,
 * the connection stalls at the sender's end, and whatever else the process has
 * to do gets its turn (ADR 0026). `now` is in ms.
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

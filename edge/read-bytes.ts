import type { BodyHold } from './bodies-in-flight.ts';

export type ReadBytes =
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'too-large' }
  /** The sender paused too long, took too long, or was the slowest when memory ran out. */
  | { kind: 'too-slow' }
  /** Complete bodies fill all that bodies may use. */
  | { kind: 'no-room' }
  /** The sender is gone. */
  | { kind: 'broken-off' };

export interface BodyLimits {
  bytes: number;
  /** Longest wait for the next chunk, ms. */
  idleMs?: number;
  /** Time limit for all of it, ms. */
  wholeMs?: number;
  /** Least rate since the beginning, bytes a second, from `afterMs` on. */
  rate?: { leastPerSecond: number; afterMs: number };
  /** Counts the bytes towards the limit of all bodies in memory. */
  hold?: BodyHold;
}

/**
 * How often a body that waits looks whether it has to end, ms: the request that takes its room may not wake
 * it, since workerd forbids a request to wait for another.
 */
const LOOK_MS = 1_000;

/**
 * Reads the body of a request or a response; a missing body has no bytes. Checks size and time with each
 * chunk: `content-length` is only the sender's claim, and a sender that stalls would block the request for
 * ever.
 */
export async function readBytes(
  message: Request | Response,
  limits: BodyLimits,
): Promise<ReadBytes> {
  if (!message.body) return { kind: 'bytes', bytes: new Uint8Array() };
  const { idleMs = 10_000, wholeMs = 30_000, rate, hold } = limits;
  const reader: ReadableStreamDefaultReader<Uint8Array> = message.body.getReader();
  const gathered = new Gathered();
  const begunAt = Date.now();
  let heardAt = begunAt;
  hold?.begin(() => gathered.drop());
  try {
    let reading: ReturnType<typeof reader.read> | null = null;
    for (;;) {
      if (hold?.ended) return abandon(reader, { kind: hold.ended });
      const rateMs = rate
        ? Math.max(rate.afterMs, (gathered.size * 1_000) / rate.leastPerSecond)
        : Infinity;
      const due = Math.min(heardAt + idleMs, begunAt + wholeMs, begunAt + rateMs);
      const wait = Math.min(due - Date.now(), hold ? LOOK_MS : Infinity);
      reading ??= reader.read();
      const read = await within(reading, wait);
      if (hold?.ended) continue;
      if (read === 'late') {
        if (Date.now() >= due) return abandon(reader, { kind: 'too-slow' });
        continue;
      }
      reading = null;
      if (read.done) {
        hold?.complete();
        return { kind: 'bytes', bytes: gathered.bytes };
      }
      heardAt = Date.now();
      const { byteLength } = read.value;
      if (gathered.size + byteLength > limits.bytes) return abandon(reader, { kind: 'too-large' });
      if (hold && !hold.take(byteLength)) continue;
      gathered.add(read.value);
    }
  } catch {
    return { kind: 'broken-off' };
  }
}

/**
 * The bytes of a body in one buffer with some space at its end. Kept as they come, chunks of one byte would
 * need hundreds of times their size.
 */
class Gathered {
  #buffer = new Uint8Array();
  size = 0;

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.size);
  }

  add(chunk: Uint8Array): void {
    const size = this.size + chunk.byteLength;
    const capacity = this.#buffer.byteLength;
    if (size > capacity) {
      // A body that comes as one chunk gets a buffer of its size.
      const more = capacity === 0 ? 0 : 1_000 + capacity / 4;
      const grown = new Uint8Array(Math.max(size, Math.ceil(capacity + more)));
      grown.set(this.bytes);
      this.#buffer = grown;
    }
    this.#buffer.set(chunk, this.size);
    this.size = size;
  }

  drop(): void {
    this.#buffer = new Uint8Array();
    this.size = 0;
  }
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | 'late'> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}

/** Cancels the body without waiting, since a slow sender could delay even that. */
function abandon(reader: ReadableStreamDefaultReader, why: ReadBytes): ReadBytes {
  reader.cancel().catch(() => {});
  return why;
}

import type { BodyHold } from './bodies-in-flight.ts';

export type ReadBytes =
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'too-large' }
  /** The gap between two chunks was too long, or the whole body was. */
  | { kind: 'too-slow' }
  /** The bytes exceed the limit of all bodies in memory. */
  | { kind: 'no-room' }
  /** The sender is gone. */
  | { kind: 'broken-off' };

export interface BodyLimits {
  bytes: number;
  /** Longest wait for the next chunk, ms. */
  idleMs?: number;
  /** Time limit for all of it, ms. */
  wholeMs?: number;
  /** Counts the bytes towards the limit of all bodies in memory. */
  hold?: BodyHold;
}

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
  const { idleMs = 10_000, wholeMs = 30_000 } = limits;
  const reader: ReadableStreamDefaultReader<Uint8Array> = message.body.getReader();
  const end = Date.now() + wholeMs;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const read = await within(reader.read(), Math.min(idleMs, end - Date.now()));
      if (read === 'late') return abandon(reader, { kind: 'too-slow' });
      if (read.done) return { kind: 'bytes', bytes: joined(chunks, size) };
      size += read.value.byteLength;
      if (size > limits.bytes) return abandon(reader, { kind: 'too-large' });
      if (limits.hold?.take(read.value.byteLength) === false)
        return abandon(reader, { kind: 'no-room' });
      chunks.push(read.value);
    }
  } catch {
    return { kind: 'broken-off' };
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

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

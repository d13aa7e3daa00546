/**
 * Reads a body to its end, or to `bytes`, and drops what it reads; stops after `wholeMs`. A body that is read by others
 * stays theirs.
 */
export async function dropBody(
  { body }: Request,
  { bytes, wholeMs }: { bytes: number; wholeMs: number },
): Promise<void> {
  if (!body || body.locked) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), wholeMs);
  try {
    let size = 0;
    while (size <= bytes) {
      const read = await reader.read();
      if (read.done) return;
      size += read.value.byteLength;
    }
    // Not awaited, since a slow sender could delay even that.
    void reader.cancel().catch(() => {});
  } catch {
    // The sender is gone.
  } finally {
    clearTimeout(timer);
  }
}

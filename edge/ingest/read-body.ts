export type Body = { kind: 'text'; text: string } | { kind: 'too-large' } | { kind: 'not-utf8' };

/**
 * Reads a body of at most `limit` bytes. The bytes are counted as they come:
 * `content-length` is only the sender's word.
 */
export async function readBody(request: Request, limit: number): Promise<Body> {
  if (!request.body) return { kind: 'text', text: '' };
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { kind: 'text', text: text + decoder.decode() };
      size += value.byteLength;
      if (size > limit) {
        await reader.cancel();
        return { kind: 'too-large' };
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'not-utf8' };
    throw error;
  }
}

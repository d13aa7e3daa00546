/** Largest body of a call, bytes; files (an avatar) may be larger than texts. */
const TEXT_LIMIT = 1_000_000;
const FILE_LIMIT = 8_000_000;

/** The body of a browser's call, null when it has none. */
export async function readCallBody(
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | null | 'too-large'> {
  if (!request.body) return null;
  const isFile = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const limit = isFile ? FILE_LIMIT : TEXT_LIMIT;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too-large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    // The length is only the sender's word.
    if (size > limit) return 'too-large';
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

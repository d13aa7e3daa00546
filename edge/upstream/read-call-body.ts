import { readBytes, type ReadBytes } from '../read-bytes.ts';

/** Largest body of a call, bytes; files (an avatar) may be larger than texts. */
const TEXT_LIMIT = 1_000_000;
const FILE_LIMIT = 8_000_000;

/** A whole file may take as long as a slow phone line needs for it, bytes each ms. */
const SLOWEST_FILE = 32;

/** The body of a browser's call; one that says it is too large is not read at all. */
export async function readCallBody(request: Request): Promise<ReadBytes> {
  const isFile = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const bytes = isFile ? FILE_LIMIT : TEXT_LIMIT;
  if (Number(request.headers.get('content-length') ?? 0) > bytes) return { kind: 'too-large' };
  return readBytes(request, isFile ? { bytes, wholeMs: bytes / SLOWEST_FILE } : { bytes });
}

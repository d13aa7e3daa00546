import { readBytes } from '../read-bytes.ts';
import type { Upstream } from '../upstream/call.ts';
import { formatOf } from './formats/picture-format.ts';

/** The size of the largest accepted picture. */
export interface PictureLimits {
  bytes: number;
  /** Largest width and height, px. */
  side: number;
}

/** Limits of logos. A larger picture is not meant to be shown beside a name. */
const OF_LOGOS: PictureLimits = { bytes: 512 * 1024, side: 2_048 };
const WHOLE_MS = 5_000;
const MAX_REDIRECTS = 2;

export type ReadPicture =
  | { kind: 'picture'; bytes: Uint8Array<ArrayBuffer>; type: string }
  /** `status` is that of the server's answer. */
  | { kind: 'missing'; status: number }
  /** The picture may not be served; `reason` says why. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' };

/**
 * Reads a picture from another server. Accepts only bitmaps of bounded size, and identifies them by content,
 * not by the `content-type`. SVG is excluded, since it may contain scripts. Follows no redirect to another origin. The
 * request has no data of the visitor; `send` may add some.
 */
export async function readPicture(
  address: URL,
  limits: PictureLimits = OF_LOGOS,
  send: Upstream['send'] = (request, signal) => fetch(request, { signal }),
): Promise<ReadPicture> {
  const signal = AbortSignal.timeout(WHOLE_MS);
  try {
    const response = await fetchWithin(address, (request) => send(request, signal));
    if (response === 'elsewhere') return { kind: 'refused', reason: 'it leads to another server' };
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'missing', status: response.status };
    }
    const read = await readBytes(response, { bytes: limits.bytes, wholeMs: WHOLE_MS });
    if (read.kind === 'too-large')
      return { kind: 'refused', reason: `it is larger than ${limits.bytes / 1024} kB` };
    return read.kind === 'bytes' ? inspected(read.bytes, limits) : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

async function fetchWithin(
  address: URL,
  send: (request: Request) => Promise<Response>,
): Promise<Response | 'elsewhere'> {
  let url = address;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const headers = { accept: 'image/webp,image/png,image/jpeg' };
    const response = await send(new Request(url, { redirect: 'manual', headers }));
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    url = new URL(location, url);
    if (url.origin !== address.origin) return 'elsewhere';
  }
  return 'elsewhere';
}

function inspected(bytes: Uint8Array<ArrayBuffer>, { side }: PictureLimits): ReadPicture {
  const format = formatOf(bytes);
  if (!format) return { kind: 'refused', reason: 'it is neither a PNG nor a JPEG nor a WebP' };
  const size = format.sizeOf(bytes);
  if (!size) return { kind: 'refused', reason: 'it is no picture that can be read' };
  if (Math.max(size.width, size.height) > side)
    return { kind: 'refused', reason: `it is wider or higher than ${side} px` };
  return { kind: 'picture', bytes, type: format.type };
}

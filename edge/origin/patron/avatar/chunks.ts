/** Chunks that show a PNG. Others have texts, times, places or animations. */
const PNG_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
]);
const PNG_SIGNATURE = 8;

/** Returns a PNG without metadata chunks and without bytes after its end. Null if broken. */
export function cleanPng(bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, PNG_SIGNATURE)];
  for (let at = PNG_SIGNATURE; at + 12 <= bytes.length;) {
    const name = nameAt(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    if (PNG_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return kept;
    at = end;
  }
  return null;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
/** Flags of `VP8X` that announce Exif and XMP chunks. */
const TELLING = 0b0000_1100;
const RIFF_HEADER = 12;

/**
 * Returns a WebP picture cleaned as `cleanPng` does. Null if broken, or animated: each frame may
 * have metadata of its own.
 */
export function cleanWebp(bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = 8 + view.getUint32(4, true);
  if (whole > bytes.length) return null;
  const chunks: Uint8Array[] = [];
  for (let at = RIFF_HEADER; at + 8 <= whole;) {
    const name = nameAt(bytes, at);
    const size = view.getUint32(at + 4, true);
    // A padding byte follows a chunk of odd size.
    const end = at + 8 + size + (size % 2);
    if (end > whole || name === 'ANIM') return null;
    if (WEBP_CHUNKS.has(name)) {
      const chunk = bytes.slice(at, end);
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~TELLING;
      chunks.push(chunk);
    }
    at = end;
  }
  if (!chunks.some((chunk) => nameAt(chunk, 0).startsWith('VP8'))) return null;
  const header = bytes.slice(0, RIFF_HEADER);
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, RIFF_HEADER - 8);
  new DataView(header.buffer).setUint32(4, length, true);
  return [header, ...chunks];
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

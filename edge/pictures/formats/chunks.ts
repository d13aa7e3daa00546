import { MAX_PARTS, Runs, viewOf, type Cleaned, type Size } from './runs.ts';

/** Returns the four letters of a chunk's name as the number that their bytes make. */
function named(name: string): number {
  return viewOf(new TextEncoder().encode(name)).getUint32(0);
}

const IHDR = named('IHDR');
const IDAT = named('IDAT');
const IEND = named('IEND');
/** Chunks that show a PNG. Others have texts, times, places or animations. */
const PNG_CHUNKS = new Set([
  IHDR,
  IDAT,
  IEND,
  ...['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'].map(named),
]);
const PNG_SIGNATURE = 8;
/** Bytes before the size in a PNG: its signature, the length and the name of its first chunk. */
const BEFORE_SIZE = 16;

/** Returns the size that a PNG states; null if broken before that. */
export function sizeOfPng(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  if (bytes.length < BEFORE_SIZE + 8 || view.getUint32(PNG_SIGNATURE + 4) !== IHDR) return null;
  return { width: view.getUint32(BEFORE_SIZE), height: view.getUint32(BEFORE_SIZE + 4) };
}

/** Returns a PNG without metadata chunks and without bytes after its end. Null if broken. */
export function cleanPng(bytes: Uint8Array): Cleaned | null {
  const size = sizeOfPng(bytes);
  if (!size) return null;
  const view = viewOf(bytes);
  const kept = new Runs(bytes);
  kept.keep(0, PNG_SIGNATURE);
  let parts = 0;
  let before = 0;
  for (let at = PNG_SIGNATURE; at + 12 <= bytes.length;) {
    const name = view.getUint32(at + 4);
    const end = at + 12 + view.getUint32(at);
    // Some programs write a picture in thousands of pieces.
    if (name !== IDAT || before !== IDAT) parts += 1;
    if (end > bytes.length || parts > MAX_PARTS) return null;
    if (PNG_CHUNKS.has(name)) kept.keep(at, end);
    if (name === IEND) return { ...size, bytes: kept.copied([]) };
    before = name;
    at = end;
  }
  return null;
}

const VP8 = named('VP8 ');
const VP8L = named('VP8L');
const VP8X = named('VP8X');
const ANIM = named('ANIM');
const WEBP_CHUNKS = new Set([VP8, VP8L, VP8X, named('ALPH'), named('ICCP')]);
/** Flags of `VP8X` that announce Exif and XMP chunks. */
const TELLING = 0b0000_1100;
const RIFF_HEADER = 12;
/** The content of a WebP picture's first chunk. */
const FIRST = RIFF_HEADER + 8;
const LOSSY_SIGNATURE = 0x9d012a;
const LOSSLESS_SIGNATURE = 0x2f;

/** Returns the size that a WebP picture states; null if broken before that. */
export function sizeOfWebp(bytes: Uint8Array): Size | null {
  if (bytes.length < FIRST + 10) return null;
  const view = viewOf(bytes);
  const threeBytes = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (view.getUint32(RIFF_HEADER)) {
    case VP8X:
      return { width: 1 + threeBytes(FIRST + 4), height: 1 + threeBytes(FIRST + 7) };
    case VP8L: {
      if (view.getUint8(FIRST) !== LOSSLESS_SIGNATURE) return null;
      const sides = view.getUint32(FIRST + 1, true);
      return { width: 1 + (sides & 0x3fff), height: 1 + ((sides >> 14) & 0x3fff) };
    }
    case VP8: {
      if (view.getUint32(FIRST + 2) % 0x1000000 !== LOSSY_SIGNATURE) return null;
      const side = (at: number) => view.getUint16(at, true) & 0x3fff;
      return { width: side(FIRST + 6), height: side(FIRST + 8) };
    }
    default:
      return null;
  }
}

/**
 * Returns a WebP picture cleaned as `cleanPng` does. Null if broken, or animated: each frame may
 * have metadata of its own.
 */
export function cleanWebp(bytes: Uint8Array): Cleaned | null {
  const size = sizeOfWebp(bytes);
  if (!size) return null;
  const view = viewOf(bytes);
  const whole = 8 + view.getUint32(4, true);
  if (whole > bytes.length) return null;
  const kept = new Runs(bytes);
  kept.keep(0, RIFF_HEADER);
  let parts = 0;
  for (let at = RIFF_HEADER; at + 8 <= whole;) {
    const name = view.getUint32(at);
    const length = view.getUint32(at + 4, true);
    // A padding byte follows a chunk of odd size.
    const end = at + 8 + length + (length % 2);
    parts += 1;
    if (end > whole || name === ANIM || parts > MAX_PARTS) return null;
    if (WEBP_CHUNKS.has(name)) kept.keep(at, end);
    at = end;
  }
  const cleaned = kept.copied([]);
  // Its header may state fewer bytes than its first chunk has.
  if (cleaned.length <= FIRST) return null;
  const out = viewOf(cleaned);
  out.setUint32(4, cleaned.length - 8, true);
  if (out.getUint32(RIFF_HEADER) === VP8X) out.setUint8(FIRST, out.getUint8(FIRST) & ~TELLING);
  return { ...size, bytes: cleaned };
}

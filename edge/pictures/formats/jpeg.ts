import { MAX_PARTS, Runs, viewOf, type Cleaned, type Size } from './runs.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** Headers of frames that browsers show: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

/** A part of a JPEG, from its 0xff to its end. */
interface Segment {
  marker: number;
  start: number;
  end: number;
}

/** Yields the segments after the first one, each with the scan that follows it. The last is `EOI`, or the JPEG is broken. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  let start = 2;
  for (let count = 0; count < MAX_PARTS; count += 1) {
    if (bytes[start] !== 0xff) return;
    // Any number of 0xff may precede a marker.
    while (bytes[start + 1] === 0xff) start += 1;
    const marker = bytes[start + 1];
    if (marker === undefined) return;
    if (marker === EOI) {
      yield { marker, start, end: start + 2 };
      return;
    }
    const end = start + 2 + twoBytes(bytes, start + 2);
    if (end < start + 4 || end > bytes.length) return;
    const segment = { marker, start, end: marker === SOS ? endOfScan(bytes, end) : end };
    yield segment;
    start = segment.end;
  }
}

/** Returns the size that a JPEG states; null if broken before that. */
export function sizeOfJpeg(bytes: Uint8Array): Size | null {
  for (const segment of segmentsOf(bytes))
    if (FRAMES.has(segment.marker)) return sizeOfFrame(bytes, segment);
  return null;
}

/**
 * Returns a JPEG without metadata: place, time, device, comments, previews, bytes after its end.
 * The orientation stays. Null if broken, or with more than one frame.
 */
export function cleanJpeg(bytes: Uint8Array): Cleaned | null {
  const kept = new Runs(bytes);
  let size: Size | null = null;
  let orientation: number | null = null;
  for (const segment of segmentsOf(bytes)) {
    const { marker, start, end } = segment;
    if (FRAMES.has(marker)) {
      if (size) return null;
      size = sizeOfFrame(bytes, segment);
    }
    if (marker === APP1) orientation ??= orientationIn(bytes, segment);
    const isMetadata = (marker >= APP0 && marker <= APP15) || marker === COMMENT;
    if (!isMetadata || tellsColour(marker, bytes.subarray(start + 4, end))) kept.keep(start, end);
    if (marker !== EOI) continue;
    const turned = orientation === null ? [] : orientationSegment(orientation);
    return size && { ...size, bytes: kept.copied([0xff, SOI, ...turned]) };
  }
  return null;
}

function sizeOfFrame(bytes: Uint8Array, { start }: Segment): Size {
  return { height: twoBytes(bytes, start + 5), width: twoBytes(bytes, start + 7) };
}

/** Whether a segment affects colours: JFIF's header, a colour profile, Adobe's transform. */
function tellsColour(marker: number, body: Uint8Array): boolean {
  const name = String.fromCharCode(...body.subarray(0, 12));
  if (marker === APP0) return name.startsWith('JFIF\0');
  if (marker === APP2) return name.startsWith('ICC_PROFILE\0');
  return marker === APP14 && name.startsWith('Adobe');
}

/**
 * Returns the end of a scan: the next marker that is not a restart. Within a scan the byte 0xff is
 * written as 0xff 0x00.
 */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

function twoBytes(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** `Exif` */
const EXIF = 0x45786966;
const TIFF = 6;
/** `II`: the least significant byte comes first. */
const LITTLE_ENDIAN = 0x4949;
const ORIENTATION = 0x0112;
const SHORT = 3;

/** Returns the orientation that an Exif segment states, 2 to 8; null for another segment, or none. */
function orientationIn(bytes: Uint8Array, { start, end }: Segment): number | null {
  const body = viewOf(bytes.subarray(start + 4, end));
  if (body.byteLength < TIFF + 8 || body.getUint32(0) !== EXIF) return null;
  const isLittle = body.getUint16(TIFF) === LITTLE_ENDIAN;
  const first = TIFF + body.getUint32(TIFF + 4, isLittle) + 2;
  if (first > body.byteLength) return null;
  const last = first + 12 * body.getUint16(first - 2, isLittle);
  for (let at = first; at < last && at + 12 <= body.byteLength; at += 12) {
    if (body.getUint16(at, isLittle) !== ORIENTATION) continue;
    const isNumber = body.getUint16(at + 2, isLittle) === SHORT;
    const stated = body.getUint16(at + 8, isLittle);
    return isNumber && stated >= 2 && stated <= 8 ? stated : null;
  }
  return null;
}

/** Returns an Exif segment with only the orientation, 2 to 8. */
function orientationSegment(orientation: number): number[] {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [...exif, ...header, ...entry];
  return [0xff, APP1, 0, body.length + 2, ...body];
}

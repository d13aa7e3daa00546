/** Metadata that no picture may keep. */
export const SECRET = 'taken at home';

const text = (written: string) => [...new TextEncoder().encode(written)];
const twoBytes = (value: number) => [value >> 8, value & 255];
const fourBytes = (value: number) => [...twoBytes(value >>> 16), ...twoBytes(value & 65_535)];
const little = (value: number) => fourBytes(value).toReversed();

export interface PictureOptions {
  width?: number;
  height?: number;
  /** Orientation, 1 to 8. */
  orientation?: number;
  /** Bytes of more segments or chunks, before the last of those that show the picture. */
  extra?: ArrayLike<number>;
}

function segment(marker: number, body: number[]): number[] {
  return [0xff, marker, ...twoBytes(body.length + 2), ...body];
}

/** Returns a JPEG's headers with all metadata: Exif, XMP, a comment, bytes after its end. */
export function jpeg({
  width = 64,
  height = 48,
  orientation = 6,
  extra = [],
}: PictureOptions = {}) {
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, ...twoBytes(orientation), 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const start = [
    0xff,
    0xd8,
    ...segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xe1, [...text('Exif\0\0'), ...tiff, ...text(SECRET)]),
    ...segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    ...segment(0xe2, text('ICC_PROFILE\0 colours')),
    ...segment(0xe2, text(`MPF\0${SECRET}`)),
    ...segment(0xfe, text(SECRET)),
  ];
  const picture = [
    ...segment(0xc0, [8, ...twoBytes(height), ...twoBytes(width), 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    0x12,
    0xff,
    0x00,
    0x34,
    0xff,
    0xd0,
    0x56,
    // Progressive pictures have tables between their scans.
    ...segment(0xc4, [0, 1, 2]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    0x78,
    0xff,
    0xd9,
    ...text(SECRET),
  ];
  return joined(start, extra, picture);
}

/** Returns the parts in a row. A spread of 2 MB would be too many arguments. */
function joined(...parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function pngChunk(name: string, body: number[]): number[] {
  return [...fourBytes(body.length), ...text(name), ...body, 0, 0, 0, 0];
}

export function png({ width = 64, height = 48, extra = [] }: PictureOptions = {}) {
  const start = [
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...pngChunk('IHDR', [...fourBytes(width), ...fourBytes(height), 8, 2, 0, 0, 0]),
    ...pngChunk('tEXt', text(`Comment\0${SECRET}`)),
    ...pngChunk('eXIf', text(SECRET)),
    ...pngChunk('iTXt', text(SECRET)),
    ...pngChunk('gAMA', [0, 0, 177, 143]),
  ];
  return joined(start, extra, [
    ...pngChunk('IDAT', [1, 2, 3]),
    ...pngChunk('IEND', []),
    ...text(SECRET),
  ]);
}

function riffChunk(name: string, body: number[]): number[] {
  return [...text(name), ...little(body.length), ...body, ...(body.length % 2 === 1 ? [0] : [])];
}

export function webp({ width = 64, height = 48, extra = [] }: PictureOptions = {}) {
  const side = (value: number) => little(value - 1).slice(0, 3);
  const start = riffChunk('VP8X', [0b0010_1100, 0, 0, 0, ...side(width), ...side(height)]);
  const end = [
    ...riffChunk('ICCP', text('colours')),
    ...riffChunk('VP8L', [0x2f, 1, 2, 3, 4]),
    ...riffChunk('EXIF', text(SECRET)),
    ...riffChunk('XMP ', text(SECRET)),
  ];
  const length = 4 + start.length + extra.length + end.length;
  const header = [...text('RIFF'), ...little(length), ...text('WEBP')];
  return joined(header, start, extra, end, text(SECRET));
}

export const ANIMATION = riffChunk('ANIM', [0, 0, 0, 0, 0, 0]);

/** Small parts, for pictures of many. */
export const QUANTISATION = segment(0xdb, []);
export const PNG_TEXT = pngChunk('tEXt', []);
export const PNG_DATA = pngChunk('IDAT', []);
export const ICC_CHUNK = riffChunk('ICCP', []);

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
}

function segment(marker: number, body: number[]): number[] {
  return [0xff, marker, ...twoBytes(body.length + 2), ...body];
}

/** Returns a JPEG's headers with all metadata: Exif, XMP, a comment, bytes after its end. */
export function jpeg({ width = 64, height = 48, orientation = 6 }: PictureOptions = {}) {
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xe1, [...text('Exif\0\0'), ...tiff, ...text(SECRET)]),
    ...segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    ...segment(0xe2, text('ICC_PROFILE\0 colours')),
    ...segment(0xe2, text(`MPF\0${SECRET}`)),
    ...segment(0xfe, text(SECRET)),
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
  ]);
}

function pngChunk(name: string, body: number[]): number[] {
  return [...fourBytes(body.length), ...text(name), ...body, 0, 0, 0, 0];
}

export function png({ width = 64, height = 48 }: PictureOptions = {}) {
  return Uint8Array.from([
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
    ...pngChunk('IDAT', [1, 2, 3]),
    ...pngChunk('IEND', []),
    ...text(SECRET),
  ]);
}

function riffChunk(name: string, body: number[]): number[] {
  return [...text(name), ...little(body.length), ...body, ...(body.length % 2 === 1 ? [0] : [])];
}

export function webp({ width = 64, height = 48 }: PictureOptions = {}, extra: number[] = []) {
  const side = (value: number) => little(value - 1).slice(0, 3);
  const chunks = [
    ...riffChunk('VP8X', [0b0010_1100, 0, 0, 0, ...side(width), ...side(height)]),
    ...extra,
    ...riffChunk('ICCP', text('colours')),
    ...riffChunk('VP8L', [0x2f, 1, 2, 3, 4]),
    ...riffChunk('EXIF', text(SECRET)),
    ...riffChunk('XMP ', text(SECRET)),
  ];
  return Uint8Array.from([
    ...text('RIFF'),
    ...little(chunks.length + 4),
    ...text('WEBP'),
    ...chunks,
    ...text(SECRET),
  ]);
}

export const ANIMATION = riffChunk('ANIM', [0, 0, 0, 0, 0, 0]);

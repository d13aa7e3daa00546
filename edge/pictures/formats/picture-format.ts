import { cleanPng, cleanWebp, sizeOfPng, sizeOfWebp } from './chunks.ts';
import { cleanJpeg, sizeOfJpeg } from './jpeg.ts';
import type { Cleaned, Size } from './runs.ts';

/** A format of pictures that the product takes. */
export interface PictureFormat {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  extension: 'jpg' | 'png' | 'webp';
  /** Whether the first bytes are those of the format. */
  begins: (start: string) => boolean;
  /** Returns the size that a picture states; null if broken before that. */
  sizeOf: (bytes: Uint8Array) => Size | null;
  /** Returns a picture without its metadata; null if broken. */
  clean: (bytes: Uint8Array) => Cleaned | null;
}

const FORMATS: readonly PictureFormat[] = [
  {
    type: 'image/jpeg',
    extension: 'jpg',
    begins: (start) => start.startsWith('\u00ff\u00d8\u00ff'),
    sizeOf: sizeOfJpeg,
    clean: cleanJpeg,
  },
  {
    type: 'image/png',
    extension: 'png',
    begins: (start) => start.startsWith('\u0089PNG\r\n\u001a\n'),
    sizeOf: sizeOfPng,
    clean: cleanPng,
  },
  {
    type: 'image/webp',
    extension: 'webp',
    begins: (start) => start.startsWith('RIFF') && start.endsWith('WEBP'),
    sizeOf: sizeOfWebp,
    clean: cleanWebp,
  },
];

/** Returns a picture's format by its first bytes; null for any other. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return FORMATS.find(({ begins }) => begins(start)) ?? null;
}

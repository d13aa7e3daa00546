import { imageSize } from 'image-size';
import { MAX_AVATAR_BYTES, MAX_AVATAR_SIDE } from '../../../contracts/credentials.ts';
import { cleanPng, cleanWebp } from './chunks.ts';
import { cleanJpeg } from './jpeg.ts';

/** Least side length, px. */
const MIN_SIDE = 32;

/** A picture as stored. */
export interface Avatar {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  extension: 'jpg' | 'png' | 'webp';
}

/** Store of users' pictures, by keys that nobody can guess. */
export interface AvatarStore {
  put: (key: string, avatar: Avatar) => Promise<void>;
  /** Returns a picture's type and bytes in base64; null if it is missing. */
  read: (key: string) => Promise<{ type: string; base64: string } | null>;
  delete: (key: string) => Promise<void>;
}

export type ReadAvatar =
  | { kind: 'avatar'; avatar: Avatar }
  | { kind: 'too-large' }
  /** A wrong type, broken, or too small. */
  | { kind: 'unreadable' };

type Cleaner = (bytes: Uint8Array, orientation?: number) => Uint8Array[] | null;

/** Accepted types, by the names of `image-size`, which looks at the content. */
const KINDS: Readonly<Record<string, Omit<Avatar, 'bytes'> & { clean: Cleaner }>> = {
  jpg: { type: 'image/jpeg', extension: 'jpg', clean: cleanJpeg },
  png: { type: 'image/png', extension: 'png', clean: cleanPng },
  webp: { type: 'image/webp', extension: 'webp', clean: cleanWebp },
};

/**
 * Returns a user's picture without its metadata. Detects its type by its content, and limits its
 * size.
 */
export function readAvatar(bytes: Uint8Array): ReadAvatar {
  if (bytes.byteLength > MAX_AVATAR_BYTES) return { kind: 'too-large' };
  try {
    const { type: found = '', width, height, orientation } = imageSize(bytes);
    const kind = KINDS[found];
    if (kind === undefined || Math.min(width, height) < MIN_SIDE) return { kind: 'unreadable' };
    if (Math.max(width, height) > MAX_AVATAR_SIDE) return { kind: 'too-large' };
    const { clean, type, extension } = kind;
    const parts = clean(bytes, orientation);
    if (parts === null) return { kind: 'unreadable' };
    return { kind: 'avatar', avatar: { bytes: joined(parts), type, extension } };
  } catch {
    // The header points beyond the end of the file.
    return { kind: 'unreadable' };
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

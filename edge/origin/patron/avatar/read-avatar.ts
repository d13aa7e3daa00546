import { AVATAR_LIMITS } from '../../../contracts/credentials.ts';
import { formatOf, type PictureFormat } from '../../../pictures/formats/picture-format.ts';

/** Least side length, px. */
const MIN_SIDE = 32;

/** A picture as stored. */
export interface Avatar extends Pick<PictureFormat, 'type' | 'extension'> {
  bytes: Uint8Array<ArrayBuffer>;
}

/** A part of a picture. */
export interface AvatarPart {
  type: string;
  /** Size of the whole picture, bytes. */
  size: number;
  /** Number of bytes of the part. */
  length: number;
  base64: string;
}

/** Store of users' pictures, by keys that nobody can guess. */
export interface AvatarStore {
  put: (key: string, avatar: Avatar) => Promise<void>;
  /** Returns a picture's type and size and, in base64, a part of its bytes from `offset` on; null if it is missing. */
  readPart: (key: string, offset: number) => Promise<AvatarPart | null>;
  delete: (key: string) => Promise<void>;
  /** Deletes a picture that nothing names any more. Logs its key if it cannot, and never throws. */
  discard: (key: string) => Promise<void>;
}

export type ReadAvatar =
  | { kind: 'avatar'; avatar: Avatar }
  | { kind: 'too-large' }
  /** A wrong type, broken, or too small. */
  | { kind: 'unreadable' };

/**
 * Returns a user's picture without its metadata. Detects its type by its content, and limits its
 * size.
 */
export function readAvatar(bytes: Uint8Array): ReadAvatar {
  if (bytes.byteLength > AVATAR_LIMITS.bytes) return { kind: 'too-large' };
  const format = formatOf(bytes);
  const cleaned = format?.clean(bytes);
  if (!format || !cleaned) return { kind: 'unreadable' };
  const { width, height } = cleaned;
  if (Math.min(width, height) < MIN_SIDE) return { kind: 'unreadable' };
  if (Math.max(width, height) > AVATAR_LIMITS.side) return { kind: 'too-large' };
  const { type, extension } = format;
  return { kind: 'avatar', avatar: { bytes: cleaned.bytes, type, extension } };
}

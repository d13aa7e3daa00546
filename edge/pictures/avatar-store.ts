import { Buffer } from 'node:buffer';
import { log } from '../../realtime/hosts/log.ts';
import type { AvatarStore } from '../origin/patron/avatar/read-avatar.ts';

/** Length of a part of a picture, bytes: a multiple of three, so that the parts' base64 can be joined. */
const PART_BYTES = 48_000;

/** Returns a store of users' pictures and their media types in a bucket. */
export function avatarStore(bucket: R2Bucket): AvatarStore {
  return {
    put: async (key, { bytes, type }) => {
      await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
    },
    readPart: async (key, offset) => {
      const found = await bucket.get(key, { range: { offset, length: PART_BYTES } });
      if (!found) return null;
      const bytes = await found.arrayBuffer();
      return {
        type: found.httpMetadata?.contentType ?? 'application/octet-stream',
        size: found.size,
        length: bytes.byteLength,
        base64: Buffer.from(bytes).toString('base64'),
      };
    },
    delete: async (key) => bucket.delete(key),
    discard: async (key) => {
      try {
        await bucket.delete(key);
      } catch (error) {
        log('error', 'picture-not-deleted', {
          key,
          error: error instanceof Error ? error.name : 'unknown',
        });
      }
    },
  };
}

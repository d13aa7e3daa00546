import { Buffer } from 'node:buffer';
import { log } from '../../realtime/hosts/log.ts';
import type { AvatarStore } from '../origin/patron/avatar/read-avatar.ts';

/** Returns a store of users' pictures and their media types in a bucket. */
export function avatarStore(bucket: R2Bucket): AvatarStore {
  return {
    put: async (key, { bytes, type }) => {
      await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
    },
    read: async (key) => {
      const found = await bucket.get(key);
      if (!found) return null;
      const base64 = Buffer.from(await found.arrayBuffer()).toString('base64');
      return { type: found.httpMetadata?.contentType ?? 'application/octet-stream', base64 };
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

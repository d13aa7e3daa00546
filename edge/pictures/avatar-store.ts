import type { AvatarStore } from '../origin/patron/avatar/read-avatar.ts';

/** Pictures of users in a bucket, with their types. */
export function avatarStore(bucket: R2Bucket): AvatarStore {
  return {
    put: async (key, { bytes, type }) => {
      await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
    },
    delete: async (key) => bucket.delete(key),
  };
}

import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { PICTURE_TOO_LARGE, PICTURE_UNREADABLE } from '../../../contracts/messages.ts';
import { AVATAR_LIMITS } from '../../../contracts/credentials.ts';
import { STATE } from '../../../contracts/states.ts';
import { users } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import type { OriginHandlers } from '../../services.ts';
import { findUser } from '../accounts/users.ts';
import { newToken } from '../secret-tokens.ts';
import { readAvatar } from './read-avatar.ts';

export const avatarHandlers = {
  updateAvatar: async ({ body: { file } }, { db, user, avatars }) => {
    const tooLarge = new Refusal(413, PICTURE_TOO_LARGE, { state: STATE.pictureTooLarge });
    if (file.size > AVATAR_LIMITS.bytes) return tooLarge;
    const read = readAvatar(new Uint8Array(await file.arrayBuffer()));
    if (read.kind === 'too-large') return tooLarge;
    if (read.kind === 'unreadable')
      return new Refusal(415, PICTURE_UNREADABLE, { state: STATE.pictureUnreadable });
    const key = `${newToken()}.${read.avatar.extension}`;
    await avatars.put(key, read.avatar);
    const replaced = await replaceAvatar(db, user.userId, key);
    // Deletes the unused picture at once, since no reference to it is left.
    const unused = replaced === null ? key : replaced.avatarKey;
    if (unused !== null) await avatars.delete(unused);
    return replaced === null ? undefined : { avatarUri: `/img/avatar/${key}` };
  },
} satisfies Partial<OriginHandlers>;

/**
 * Sets the user's picture and returns the previous one; null if the account is deleted. Concurrent
 * calls replace each other in turn.
 */
async function replaceAvatar(
  db: Database,
  userId: string,
  key: string,
): Promise<{ avatarKey: string | null } | null> {
  for (;;) {
    const found = await findUser(db, userId);
    if (!found) return null;
    const { avatarKey } = found;
    const isAsRead = avatarKey === null ? isNull(users.avatarKey) : eq(users.avatarKey, avatarKey);
    const changed = await db
      .update(users)
      .set({ avatarKey: key })
      .where(and(eq(users.id, userId), isNull(users.deletedAt), isAsRead))
      .returning({ id: users.id });
    if (changed.length > 0) return { avatarKey };
  }
}

import { eq } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { PICTURE_TOO_LARGE, PICTURE_UNREADABLE } from '../../../contracts/messages.ts';
import { MAX_AVATAR_BYTES } from '../../../contracts/credentials.ts';
import { STATE } from '../../../contracts/states.ts';
import { users } from '../../db/account-schema.ts';
import type { OriginHandlers } from '../../services.ts';
import { findUser } from '../accounts/users.ts';
import { newToken } from '../secret-tokens.ts';
import { readAvatar } from './read-avatar.ts';

export const avatarHandlers = {
  updateAvatar: async ({ body: { file } }, { db, user, avatars }) => {
    const tooLarge = new Refusal(413, PICTURE_TOO_LARGE, { state: STATE.pictureTooLarge });
    if (file.size > MAX_AVATAR_BYTES) return tooLarge;
    const read = readAvatar(new Uint8Array(await file.arrayBuffer()));
    if (read.kind === 'too-large') return tooLarge;
    if (read.kind === 'unreadable')
      return new Refusal(415, PICTURE_UNREADABLE, { state: STATE.pictureUnreadable });
    const found = await findUser(db, user.userId);
    if (!found) return undefined;
    const key = `${newToken()}.${read.avatar.extension}`;
    await avatars.put(key, read.avatar);
    await db.update(users).set({ avatarKey: key }).where(eq(users.id, found.id));
    if (found.avatarKey !== null) await avatars.delete(found.avatarKey);
    return { avatarUri: `/img/avatar/${key}` };
  },
} satisfies Partial<OriginHandlers>;
